import { join } from 'node:path';
import { writeFileSync } from 'node:fs';
import { CucumberRunner } from '/work/main/support/cli/cucumber-runner.ts';
import { Examination } from '/work/main/support/cli/examination.ts';
import { indexExamples } from '/work/main/support/ground/rules/example-index.ts';
import { readRuleBook } from '/work/main/support/ground/rules/rule-book.ts';
import { startBundled } from '/work/main/support/wire/target/bundled.ts';
import { endingOf, exampleKey } from '/work/main/support/ledger/ending.ts';
const ROOT='/work/main';
const book = readRuleBook(join(ROOT, 'features/rules.json'));
const places = indexExamples(ROOT);
const runner=await CucumberRunner.load();
for(const n of [1]){
  const { target, close } = await startBundled({ faults: [] });
  const on = process.argv[2]==='off'?'{"on":true}':'{"on":true,"faults":true}';
  if(process.argv[2]!=='none') await fetch(`${target.lab}/trace`, { method: 'PUT', headers:{ 'content-type': 'application/json' }, body: on });
  const t0=process.cpuUsage(), w0=Date.now();
  const examination = new Examination({ book, places, target, faults: [], quiet: true, seed:1 });
  await examination.run(runner, { paths:[...new Set(places.map(({ uri }) => uri))], tagExpression: '' });
  const c=process.cpuUsage(t0); console.log('run',n,'wall',Date.now()-w0,'cpu',(c.user+c.system)/1e6);
  if(process.argv[2]!=='none'){ const r = (await (await fetch(`${target.lab}/trace`)).json()) as any; if(process.argv[2]!=="off") Object.assign(r, await (await fetch(`${target.lab}/trace/faults`)).json());
  writeFileSync(`/tmp/an/trace${n}.json`,JSON.stringify({faults:r.faults,rules:r.rules,alternatives:r.alternatives}));}
  const {examples}=examination.recorded(); console.log(examples.length, examples.filter(e=>endingOf(e)!=='pass').map(e=>exampleKey(e)+' '+endingOf(e)).slice(0,20));
  await close();
}
process.exit(0);
