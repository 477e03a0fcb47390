"""Serves rates well and badly on a free port of this machine until standard input ends; prints the port."""

import os
import socket
import sys
import threading
import time

CSV = b"Date, USD, JPY, \n30 October 2026, 1.1172, 175.68, \n"
XML = (
    b"<?xml version='1.0'?>\n<gesmes:Envelope xmlns:gesmes='x'><Cube><Cube time='2026-10-30'>"
    b"<Cube currency='USD' rate='1.1172'/></Cube></Cube></gesmes:Envelope>\n"
)
HTML = b"<!DOCTYPE html>\n<html><body>Not here</body></html>\n"


def head(status, *fields):
    return ("\r\n".join((f"HTTP/1.1 {status}", "Connection: close") + fields) + "\r\n\r\n").encode()


def whole(body, status="200 OK"):
    return head(status, f"Content-Length: {len(body)}") + body


def endless(connection):
    try:
        while True:
            connection.sendall(b"x" * 65536)
    except OSError:
        pass


def answer(path, connection):
    send = connection.sendall
    path = path.split("?")[0]
    if path == "/good.csv":
        send(whole(CSV))
    elif path == "/good.xml":
        send(whole(XML))
    elif path == "/moved":
        send(head("302 Found", "Location: /good.csv", "Content-Length: 0"))
    elif path == "/500":
        send(whole(b"sorry", "500 Internal Server Error"))
    elif path == "/404":
        send(whole(HTML, "404 Not Found"))
    elif path == "/html":
        send(whole(HTML))
    elif path == "/empty":
        send(whole(b""))
    elif path == "/cut":
        send(head("200 OK", f"Content-Length: {len(CSV) + 100}") + CSV)
    elif path == "/cut-chunk":
        send(head("200 OK", "Transfer-Encoding: chunked") + b"%x\r\n" % len(CSV) + CSV + b"\r\n")
    elif path == "/cut-close":
        # Without a length nobody can tell but the reader of the file.
        send(head("200 OK") + CSV[:-20])
    elif path == "/nothing":
        pass
    elif path == "/loop":
        send(head("302 Found", "Location: /loop", "Content-Length: 0"))
    elif path == "/local":
        send(head("302 Found", "Location: file:///etc/passwd", "Content-Length: 0"))
    elif path == "/stall":
        time.sleep(60)
    elif path == "/stall-inside":
        send(head("200 OK", f"Content-Length: {len(CSV)}") + CSV[:20])
        time.sleep(60)
    elif path == "/drip":
        send(head("200 OK"))
        for byte in CSV * 10:
            send(bytes([byte]))
            time.sleep(0.1)
    elif path == "/huge":
        send(head("200 OK", "Content-Length: 1073741824"))
        endless(connection)
    elif path == "/endless":
        send(head("200 OK"))
        endless(connection)
    elif path == "/endless-head":
        send(b"HTTP/1.1 200 OK\r\n")
        endless(connection)
    else:
        send(whole(b"?", "400 Bad Request"))


def serve(connection):
    with connection:
        try:
            request = connection.recv(65536).decode("latin-1")
            answer(request.split(" ")[1], connection)
        except (OSError, IndexError):
            pass


def listen(server):
    while True:
        connection, _ = server.accept()
        threading.Thread(target=serve, args=(connection,), daemon=True).start()


with socket.create_server(("127.0.0.1", 0)) as server:
    print(server.getsockname()[1], flush=True)
    threading.Thread(target=listen, args=(server,), daemon=True).start()
    sys.stdin.read()
    os._exit(0)
