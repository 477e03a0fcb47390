-- LuaJIT, for `luajit` and `luajit -joff`. The protocol is the one harness.py describes.
--
-- Scalar: load() makes a function of the seven variables, with the mathematical functions in locals around it; a loop, itself
-- made by load() for each formula so that no formula runs in a trace of another, passes it each row and stores the value
-- into a table. The rows are seven tables, which the interpreter reads faster than FFI arrays. Compile: load() of the bare
-- formula, with variables from the chunk's arguments and the functions as globals. With the JIT on, load() compiles to
-- bytecode just the same; machine code comes later. Time is the process's CPU time, and the process has one thread.

local mode, group, inputs, work, seconds = ...
seconds = tonumber(seconds)

local NAMES = { "a", "b", "c", "x", "y", "z", "w" }
local VARIABLES = table.concat(NAMES, ",")

for _, name in ipairs { "sqrt", "sin", "cos", "tan", "exp", "abs", "min", "max" } do
  _G[name] = math[name]
end

local function read_rows(path)
  local columns, count = {}, 0
  for index = 1, 7 do columns[index] = {} end
  local lines = io.lines(path)
  assert(lines():sub(1, 13) == VARIABLES, "the header must be a,b,c,x,y,z,w")
  for line in lines do
    count = count + 1
    local index = 0
    for field in line:gmatch("[^,\r]+") do
      index = index + 1
      columns[index][count] = assert(tonumber(field), "a field of the inputs is no number")
    end
  end
  return columns, count
end

local columns, count = read_rows(inputs)
local results = {}
for index = 1, count do results[index] = 0 end

local function scalar_function(formula)
  return assert(load(
    "local sqrt,sin,cos,tan,exp,abs,min,max=sqrt,sin,cos,tan,exp,abs,min,max\n" ..
    "return function(" .. VARIABLES .. ") return " .. formula .. " end"))()
end

local function chunk_text(formula)
  return "local " .. VARIABLES .. "=... return " .. formula
end

-- A function that passes all rows to `evaluate` as often as it is told, storing the values in `results`.
local function row_loop(evaluate)
  return assert(load([[
    local evaluate, results, count, a, b, c, x, y, z, w = ...
    return function(repetitions)
      for _ = 1, repetitions do
        for row = 1, count do
          results[row] = evaluate(a[row], b[row], c[row], x[row], y[row], z[row], w[row])
        end
      end
    end]]))(evaluate, results, count, unpack(columns))
end

local function compile_loop(text)
  return function(repetitions)
    for _ = 1, repetitions do load(text) end
  end
end

-- Nanoseconds per evaluation, of which one repetition of `loop` does `evaluations`.
local function measure(loop, evaluations)
  loop(1)
  local repetitions = 1
  while true do
    local start = os.clock()
    loop(repetitions)
    local elapsed = os.clock() - start
    if elapsed >= seconds then return elapsed * 1e9 / (repetitions * evaluations) end
    repetitions = repetitions * 2
  end
end

local function check_formula(formula)
  local evaluate = group == "compile" and assert(load(chunk_text(formula))) or scalar_function(formula)
  row_loop(evaluate)(1)
  local sum = 0
  for row = 1, count do sum = sum + results[row] end
  return sum
end

local function time_formula(formula)
  if group == "compile" then return measure(compile_loop(chunk_text(formula)), 1) end
  return measure(row_loop(scalar_function(formula)), count)
end

local index = 0
for formula in io.lines(work) do
  local succeeded, number = pcall(mode == "check" and check_formula or time_formula, formula)
  if succeeded then
    print(("%d\t%.17g"):format(index, number))
  else
    print(("%d\terror: %s"):format(index, (tostring(number):gsub("\n", " "))))
  end
  io.flush()
  jit.flush()
  index = index + 1
end
