/** The first characters of a process id, to recognise it on the screen. */
export const shortPid = (pid: string) => pid.slice(0, 8);
