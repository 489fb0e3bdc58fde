#!/usr/bin/env node
// The command of the package plumbline-platform: "plumbline-platform serve", where the word may be left out.
if (process.argv[2] !== 'serve') process.argv.splice(2, 0, 'serve');
await import('../built/main.js');
