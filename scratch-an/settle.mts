// usage: settle.mts settled.json... : rewrites excused.data.ts and open.ts
import { readFileSync, writeFileSync, existsSync } from 'node:fs';
import { EXCUSED } from '/work/main/reference-impl/deviations/excused.data.ts';
import { OPEN } from '/work/main/reference-impl/deviations/open.ts';
import { idsIn } from '/work/main/reference-impl/deviations/settled.ts';
type Ex={because:string;lines?:string;ids:string[]}; type Op={note:string;owner:string;expires:string;ids:string[]};
let ex:Ex[]=EXCUSED.map(e=>({because:e.because,lines:e.lines,ids:idsIn(e)}));
let op:Op[]=OPEN.map(e=>({note:e.note,owner:e.owner,expires:e.expires,ids:idsIn(e)}));
const drop=(ids:Set<string>)=>{for(const e of [...ex,...op])e.ids=e.ids.filter(i=>!ids.has(i));};
for(const f of process.argv.slice(2)){
  const d=JSON.parse(readFileSync(f,'utf8'));
  const all=new Set<string>([...(d.excused??[]),...(d.open??[]),...(d.caught??[])].flatMap((x:any)=>x.ids).concat(d.family??[]).concat(d.remove??[]));
  drop(all);
  for(const r of d.reasons??[]) for(const e of ex) if(e.because===r.old){e.because=r.because;e.lines=r.lines??undefined;}
  for(const x of d.excused??[]) ex.push({because:x.because,lines:x.lines??undefined,ids:x.ids});
  for(const x of d.open??[]) op.push({note:x.note,owner:x.owner??'the suite',expires:x.expires??'2027-03-31',ids:x.ids});
}
// join equal reasons
const by=new Map<string,Ex>(); for(const e of ex){const k=e.because+'|'+(e.lines??'');const o=by.get(k);if(o)o.ids=[...new Set([...o.ids,...e.ids])];else by.set(k,e);} ex=[...by.values()].filter(e=>e.ids.length); op=op.filter(o=>o.ids.length);
const q=(s:string)=>"'"+s.replaceAll('\\','\\\\').replaceAll("'","\\'")+"'";
const faults=(ids:string[])=>{const m=new Map<string,string[]>();for(const id of ids){const i=id.indexOf('.');const p=id.slice(i+1);m.set(p,[...(m.get(p)??[]),id.slice(0,i)]);}return '{'+[...m].sort().map(([p,o])=>`${q(p)}: ${q(o.sort().join(' '))}`).join(',')+'}';};
let out="import type { Excuse } from './settled.ts';\n\n/** Faults of the grammar that no example has to catch, each with a reason that is true of just these. */\nexport const EXCUSED: readonly Excuse[] = [\n";
for(const e of ex) out+=`{ because: ${q(e.because)}, ${e.lines?`lines: ${q(e.lines)}, `:''}faults: ${faults(e.ids)} },\n`;
writeFileSync('/work/main/reference-impl/deviations/excused.data.ts',out+'];\n');
out="import type { OpenEntry } from './settled.ts';\n\n/** Faults of the grammar that an example ought to catch, and none does yet. */\nexport const OPEN: readonly OpenEntry[] = [\n";
for(const o of op) out+=`{ note: ${q(o.note)}, owner: ${q(o.owner)}, expires: ${q(o.expires)}, faults: ${faults(o.ids)} },\n`;
writeFileSync('/work/main/reference-impl/deviations/open.ts',out+'];\n');
console.log(ex.length,ex.reduce((s,e)=>s+e.ids.length,0),op.length,op.reduce((s,e)=>s+e.ids.length,0));
