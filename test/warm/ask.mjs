// `plumbline` for the scripts of kits: has the command carried out by the processes of the tests, and ends as it ended.
const task = { args: process.argv.slice(2), cwd: process.cwd(), environment: process.env };
const answer = await fetch(process.env.PLUMBLINE_TESTS_COMMANDS, { method: 'POST', body: JSON.stringify(task) });
const { code, stdout, stderr } = await answer.json();
process.stdout.write(stdout);
process.stderr.write(stderr);
process.exitCode = code ?? 5;
