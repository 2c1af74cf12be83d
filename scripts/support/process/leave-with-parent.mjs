/** Loaded into a program that must not outlive what started it, even if that is killed outright. */
const parent = process.ppid

setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM')
}, 1000).unref()
