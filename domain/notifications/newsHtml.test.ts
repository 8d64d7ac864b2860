import { expect, it } from 'vitest';
import { newsHtml } from './newsHtml.ts';

it.each([
  ['Eine Zeile', '<p>Eine Zeile</p>'],
  ['\nErster\nAbsatz\n\n\nZweiter\n', '<p>Erster<br>Absatz</p><p>Zweiter</p>'],
  ['<b>fett</b> & "mehr"', '<p>&lt;b&gt;fett&lt;/b&gt; &amp; &quot;mehr&quot;</p>'],
  [
    'Siehe https://verein.example/fest?a=1&b=2.',
    '<p>Siehe <a href="https://verein.example/fest?a=1&amp;b=2">https://verein.example/fest?a=1&amp;b=2</a>.</p>',
  ],
  ['http://unsicher.example und javascript:alert(1)', '<p>http://unsicher.example und javascript:alert(1)</p>'],
])('%j becomes harmless paragraphs', (text, html) => {
  expect(newsHtml(text)).toBe(html);
});
