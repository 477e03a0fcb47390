"""Arrays whose buffers end where memory ends: whoever reads a byte more ends the process, native code too, which no
sanitizer sees."""
import ctypes, mmap

import pyarrow as pa

system = ctypes.CDLL(None, use_errno=True)
system.mprotect.argtypes = [ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int]
NO_ACCESS = 0


def guarded(array):
    """The same array in memory of its own, of which each buffer has as many bytes as the rows need, and no access
    behind it. Dictionaries stay."""
    if isinstance(array, (pa.DictionaryArray, pa.ExtensionArray)) or array.type == pa.null(): return array
    sizes = needed(array)
    buffers = [buffer and memory_that_ends(buffer[:size]) for buffer, size in zip(array.buffers(), sizes)]
    return pa.Array.from_buffers(array.type, len(array), buffers, array.null_count, array.offset)


def needed(array):
    """How many bytes of each buffer the rows need."""
    type, rows, buffers = array.type, array.offset + len(array), array.buffers()
    bits = (rows + 7) // 8
    if pa.types.is_boolean(type): return [bits, bits]
    if pa.types.is_string(type) or pa.types.is_large_string(type):
        width, kind = (4, ctypes.c_int32) if pa.types.is_string(type) else (8, ctypes.c_int64)
        last = kind.from_address(buffers[1].address + width * rows).value if buffers[1] else 0
        return [bits, width * (rows + 1), last]
    if type == getattr(pa, "string_view", pa.string)():
        return [bits, 16 * rows, *(buffer.size for buffer in buffers[2:])]
    return [bits, type.bit_width // 8 * rows]


def memory_that_ends(data):
    """A buffer with the same bytes, behind which no page can be read."""
    size, page = data.size, mmap.PAGESIZE
    pages = (size + page - 1) // page * page
    memory = mmap.mmap(-1, pages + page)
    memory[pages - size:pages] = data.to_pybytes()
    start = ctypes.addressof(ctypes.c_char.from_buffer(memory))
    if system.mprotect(start + pages, page, NO_ACCESS): raise OSError(ctypes.get_errno(), "mprotect")
    return pa.foreign_buffer(start + pages - size, size, base=memory)
