import { readdirSync } from 'node:fs';

/** A page to look through all pictures of a folder, one row per screen. */
export function galleryPage(folder: string): string {
  const files = readdirSync(folder).filter((name) => name.endsWith('.png'));
  const names = [...new Set(files.map((file) => file.split('.')[0] ?? file))].sort();
  const rows = names.map((name) => {
    const pictures = files.filter((file) => file.startsWith(`${name}.`)).sort();
    return `<section id="${name}"><h2>${name}</h2><div>${pictures.map(figure).join('')}</div></section>`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Gallery</title>${STYLE}
<h1>Every screen</h1><nav>${names.map((name) => `<a href="#${name}">${name}</a>`).join(' ')}</nav>
${rows.join('\n')}</html>`;
}

function figure(file: string): string {
  const words = file.split('.').slice(1, -1).join(' ');
  return `<figure><a href="${file}"><img loading="lazy" src="${file}" alt=""></a><figcaption>${words}</figcaption></figure>`;
}

const STYLE = `<style>
body { margin: 2rem; font: 16px/1.5 system-ui; background: #ddd; }
nav { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; }
section > div { display: flex; gap: 1rem; overflow-x: auto; align-items: start; }
figure { margin: 0; flex: none; }
img { height: 30rem; max-width: 40rem; object-fit: contain; object-position: top; background: #fff; }
</style>`;
