import { readFileSync } from 'node:fs';
import { parts } from '/work/main/reference-impl/parts.ts';
import { documentedDecisions } from '/work/main/reference-impl/worlds/parts.ts';
const t=JSON.parse(readFileSync('/tmp/an/trace1.json','utf8'));
const reached=new Set(Object.values(t.rules as Record<string,string[]>).flat());
const d=documentedDecisions(parts) as any;
const un:string[]=[];let n=0;
for(const [p,of] of Object.entries(d))for(const k of Object.keys(of as any)){n++;const place=`decided/${p}.${k}`;if(![...reached].some(r=>r===place||r.startsWith(place+'/')))un.push(place);}
console.log(n,un);
const ops=new Set([...reached].filter(r=>r.startsWith('asked/')).map(r=>r.slice(6)));console.log(ops.size,[...reached].filter(r=>r.startsWith('sent/')));
