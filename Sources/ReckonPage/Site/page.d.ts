// What the page's scripts use that tsc does not know: the worker's script, which the build puts in.
declare const WORKER_TEXT: string;
