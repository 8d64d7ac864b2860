import { createHash } from 'node:crypto';

/**
 * The style of the pages without scripts and without log-in, for browsers since Safari 12: no nesting, no `:is`, no `clamp`, `gap` in
 * grids alone. The colours are those of web/ui/theme.css. Printed, the page is one sheet A4.
 */
const screen = `
:root{--paper:#faf6ee;--surface:#fffdf9;--ink:#1f2c29;--soft:#4f5a55;--line:#e2d8c5;--strong:#857a64;--teal:#0c5a53;--tint:#e2efe9;--deep:#0a4741;--on-deep:#f6f1e4;--gold:#c9a557;--sand:#f8f0dd;--note:#804400;--button:#fffdf9;--on-button:#083f3a}
@media screen and (prefers-color-scheme:dark){:root{--paper:#111917;--surface:#19231f;--ink:#efe9dc;--soft:#b9beb3;--line:#303d38;--strong:#84918a;--teal:#7ccabb;--tint:#1d3a35;--deep:#0c2b27;--on-deep:#f3ecdc;--gold:#a98a48;--sand:#3a311d;--note:#f5bd7c;--button:#f3ecdc;--on-button:#0c2b27}}
*{box-sizing:border-box}
html{scroll-padding-top:6rem;-webkit-text-size-adjust:100%}
body{margin:0;background:var(--paper);color:var(--ink);font:1.125rem/1.5 -apple-system,BlinkMacSystemFont,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif;overflow-wrap:break-word;word-wrap:break-word}
.in{max-width:66rem;margin:0 auto;padding:0 1rem}
a{color:var(--teal)}
a:focus,input:focus,button:focus{outline:3px solid var(--gold);outline-offset:2px}
h1,h2,h3{line-height:1.2;margin:0}
h1{font-size:1.9rem}
h2{font-size:1.45rem;margin-bottom:1rem}
h3{font-size:1.15rem}
p{margin:0 0 .75rem}
ol,ul{margin:0;padding-left:1.5rem}
li{margin:.4rem 0}
header,.call{background:var(--deep);color:var(--on-deep)}
header .in{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;padding-top:.75rem}
.brand{display:flex;align-items:center;margin:0 1rem 0 0;font-weight:600}
.brand svg{flex:none;width:2.5rem;height:2.5rem;margin-right:.6rem}
nav ul{display:flex;list-style:none;margin:0 -.6rem;padding:0}
nav li{margin:0}
nav a,nav b{display:block;padding:.55rem .6rem;color:var(--on-deep);line-height:1.65rem}
nav b{text-decoration:none;border-bottom:3px solid var(--gold)}
.call{position:-webkit-sticky;position:sticky;top:0;z-index:1;padding:.6rem 0 .75rem;border-bottom:3px solid var(--gold)}
.tel{display:flex;flex-wrap:wrap;align-items:center;justify-content:center;min-height:3.5rem;padding:.35rem 1rem;border:2px solid var(--button);border-radius:.75rem;background:var(--button);color:var(--on-button);text-align:center;text-decoration:none;line-height:1.25}
.tel span{margin:0 .6rem}
.tel strong{font-size:1.45rem;white-space:nowrap;text-decoration:underline}
.hello{padding:1.75rem 0 .5rem}
.hello p{font-size:1.25rem;margin:.75rem 0 0}
.hello .small{font-size:1.125rem;color:var(--soft)}
section{margin:2rem 0}
.grid{display:grid;grid-template-columns:minmax(0,1fr);grid-gap:1rem}
.card{padding:1.1rem 1.1rem .9rem;background:var(--surface);border:1px solid var(--line);border-radius:.9rem}
.card h3{display:flex;align-items:center;margin-bottom:.6rem}
.card h3 svg{flex:none;width:2.4rem;height:2.4rem;margin-right:.7rem;padding:.45rem;border-radius:50%;background:var(--tint);color:var(--teal)}
.sign{background:var(--sand);border-left:6px solid var(--gold)}
.two section{margin:0}
.card h3+p{margin-top:0}
.hello+.grid{margin-top:1.5rem}
section .tel{background:var(--deep);border-color:var(--deep);color:var(--on-deep)}
.ticks,.steps{padding:0;list-style:none}
.ticks li,.done{position:relative;padding-left:1.7rem}
.ticks li:before,.done:before{content:"\\2713";content:"\\2713" / "";position:absolute;left:.1rem;color:var(--teal);font-weight:700}
.steps li{margin:0;padding-top:.75rem;padding-bottom:.75rem;border-top:1px solid var(--line)}
.steps li:first-child{border-top:0}
.do{display:flex;align-items:center;justify-content:space-between}
.do span{margin-right:1rem;min-width:0}
.do button{flex:none}
.small,.hint{color:var(--soft)}
.hint{display:block;margin:.1rem 0 .3rem;font-weight:400}
form p,fieldset{margin:0 0 1.25rem;padding:0;border:0}
label,legend{display:block;padding:0;font-weight:600}
form em{font-style:normal;font-weight:400;color:var(--soft)}
.text{display:block;width:100%;max-width:32rem;min-height:3.125rem;margin-top:.3rem;padding:.5rem .75rem;font:inherit;color:var(--ink);background:var(--surface);border:1.5px solid var(--strong);border-radius:.6rem;-webkit-appearance:none;appearance:none}
.code{max-width:18rem;letter-spacing:.08em;text-transform:uppercase}
select.text{-webkit-appearance:menulist;appearance:auto}
.wrong .text{border:2.5px solid var(--note)}
.error{display:block;margin:.2rem 0;font-weight:600;color:var(--note)}
.choice{display:inline-block;margin:.4rem 1.25rem 0 0;padding:.5rem 0;min-height:2.75rem;font-weight:400}
.choice input{accent-color:var(--teal);width:1.4rem;height:1.4rem;margin:0 .5rem 0 0;vertical-align:-.25rem}
button{min-height:3.25rem;padding:.6rem 1.5rem;font:inherit;font-weight:600;color:var(--on-deep);background:var(--deep);border:2px solid var(--gold);border-radius:.75rem;cursor:pointer}
.notice{margin-bottom:1.25rem;padding:1rem 1.1rem .4rem;background:var(--sand);border:2px solid var(--gold);border-radius:.75rem}
.notice h2,.notice h3{margin-bottom:.6rem;font-size:1.25rem}
.trap{position:absolute;left:-9999px}
dl{margin:0}
dt{color:var(--soft)}
dd{margin:0 0 .7rem;font-size:1.2rem;font-weight:600}
.qr{display:block;width:100%;margin-bottom:.75rem;max-width:17rem;border-radius:.6rem}
footer{margin-top:2.5rem;padding:1.25rem 0 2rem;border-top:1px solid var(--line);color:var(--soft)}
footer p{margin:0 0 .3rem}
.paper{display:none}
@media (min-width:48em){.two{grid-template-columns:minmax(0,1fr) minmax(0,1fr)}.ask{grid-gap:2.5rem}h1{font-size:2.4rem}.tel{display:inline-flex;justify-content:flex-start}}
@media (max-height:30em){.call{position:static}}
`;

const paper = `
@page{size:A4;margin:11mm 13mm}
@media print{
body{background:#fff;color:#000;font-size:9.4pt;line-height:1.3}
.in{max-width:none;padding:0}
header,.call{background:none;color:#000}
.call{position:static;border:0;padding:1mm 0 2mm}
.brand svg{width:8mm;height:8mm}
nav,.screen,.do button{display:none}
section .tel{background:none;color:#000}
.tel{display:flex;min-height:0;padding:1.5mm;border:1.5px solid #0a4741;color:#000}
.tel strong{font-size:16pt;text-decoration:none}
.hello{padding:1mm 0 0}
.hello p,.hello .small{font-size:10.5pt;margin:1mm 0 0}
h1{font-size:17pt}h2{font-size:12.5pt;margin-bottom:1.5mm}h3{font-size:10.5pt}
.blank{margin:3mm 0 0;border-bottom:.3mm solid #000}
p{margin:0 0 1mm}li{margin:.4mm 0}
ol,ul{padding-left:4.5mm}
section{margin:3mm 0 0}
.two{grid-template-columns:minmax(0,1fr) minmax(0,1fr)}
.grid{grid-gap:2.5mm}
section+.two{margin-top:3mm}
.card{padding:2mm 3mm 1.5mm;background:none;border-radius:2mm;page-break-inside:avoid}
.card h3{margin-bottom:1mm}
.card h3 svg{display:none}
.small,.hello .small,footer,a{color:#000}
footer{margin-top:3mm;padding:2mm 0 0}
.paper{display:block}
.long{font-size:8.3pt;line-height:1.25}.long li{margin:.1mm 0}.long .hello p{font-size:9pt}.long .grid{grid-gap:1.5mm}
}
`;

export const plainPageStyle = `${screen}${paper}`.replaceAll('\n', '');

/** The hash of the style for the content security policy: no other style, and no script, may run. */
export const plainPageStyleHash = `sha256-${createHash('sha256').update(plainPageStyle).digest('base64')}`;
