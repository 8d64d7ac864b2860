import type { CardDocument } from './cardDocument.ts';
import { fittingLine, namesLayout } from './fitting.ts';
import { drawMark } from './letterhead.ts';
import type { Fact } from './pdfDocument.ts';
import { apart, decorate, ink, type Sheet, tag } from './sheet.ts';
import { colours, mm } from './theme.ts';

type Corner = { x: number; y: number };

const WIDTH = mm(85.6);
const HEIGHT = mm(54);
const EDGE = 14;
const BAND = 38;
const INNER = WIDTH - 2 * EDGE;
const NAMES_TOP = 91;

/** Association, number, day, and who is covered. */
export function drawFront(sheet: Sheet, { author, number, day, people }: CardDocument, { x, y }: Corner): void {
  const { doc } = sheet;
  decorate(doc, () => {
    doc.rect(x, y, WIDTH, HEIGHT).fill(colours.paper);
    doc.rect(x, y, WIDTH, BAND).fill(colours.teal);
    doc.rect(x, y + BAND, WIDTH, 2).fill(colours.gold);
    drawMark(doc, { x: x + EDGE + 12, y: y + BAND / 2, scale: 0.26, ground: colours.paper, figure: colours.teal });
  });
  tag(sheet, 'P', () => {
    const place = { x: x + EDGE + 32, middle: y + BAND / 2, width: INNER - 32 };
    fittingLine(doc, author, { ...place, weight: 'bold', colour: colours.paper, sizes: [13, 11, 9.5, 8, 7] });
  });
  drawFact(sheet, number, { x: x + EDGE, y: y + 47, width: INNER * 0.62, size: 18 });
  drawFact(sheet, day, { x: x + EDGE + INNER * 0.66, y: y + 47, width: INNER * 0.34, size: 11 });
  drawPeople(sheet, people, { x: x + EDGE, y: y + 81 });
}

/** Whom to call, in each language, and how to reach the association otherwise. */
export function drawBack(sheet: Sheet, { call, contact }: CardDocument, { x, y }: Corner): void {
  const { doc } = sheet;
  decorate(doc, () => {
    doc.rect(x, y, WIDTH, HEIGHT).fill(colours.sand);
    doc.rect(x, y, 3, HEIGHT).fill(colours.gold);
  });
  let top = y + 12;
  const write = (text: string, look: { size: number; bold?: boolean; colour?: string; lang?: string }) => {
    const { size, bold, colour = colours.ink, lang } = look;
    const draw = () => {
      const place = { x: x + EDGE, middle: top + size * 0.6, width: INNER };
      const weight = bold ? 'bold' : 'regular';
      fittingLine(doc, apart(text), { ...place, weight, colour, sizes: [size, size - 1, size - 2, size - 3] });
    };
    tag(sheet, 'P', draw, lang ? { lang } : {});
    top += size * 1.32;
  };
  for (const { language, when } of call.lines) write(when, { size: 9.5, bold: true, lang: language });
  top += 2;
  write(call.phone, { size: 22, bold: true, colour: colours.teal });
  top += 3;
  for (const { language, say } of call.lines) write(say, { size: 8, lang: language });
  top = y + HEIGHT - 12 - contact.length * 9;
  decorate(doc, () => doc.rect(x + EDGE, top - 4, INNER, 0.6).fill(colours.line));
  for (const text of contact) write(text, { size: 7, colour: colours.soft });
}

type FactPlace = Corner & { width: number; size: number };

function drawFact(sheet: Sheet, { label, value }: Fact, { x, y, width, size }: FactPlace): void {
  const { doc } = sheet;
  tag(sheet, 'P', () => {
    const place = { x, middle: y + 4, width };
    fittingLine(doc, apart(label), { ...place, weight: 'regular', colour: colours.soft, sizes: [7.5, 6.5, 5.5] });
    const below = { x, middle: y + 21, width };
    fittingLine(doc, value, { ...below, weight: 'bold', colour: colours.ink, sizes: [size, size - 2, size - 4] });
  });
}

/** In as many columns, and as large, as all names fit; a name that is longer than its column ends in dots. */
function drawPeople(sheet: Sheet, { label, names }: CardDocument['people'], { x, y }: Corner): void {
  const { doc } = sheet;
  const height = HEIGHT - NAMES_TOP - 8;
  const { columns, rows, size, lineHeight } = namesLayout(doc, names, { width: INNER, height });
  tag(sheet, 'P', () => {
    const place = { x, middle: y + 4, width: INNER };
    fittingLine(doc, apart(label), { ...place, weight: 'regular', colour: colours.soft, sizes: [7.5, 6.5, 5.5] });
  });
  for (const [index, name] of names.entries()) {
    const column = Math.floor(index / rows);
    const left = x + (column * INNER) / columns;
    const middle = y + (NAMES_TOP - 81) + ((index % rows) + 0.5) * lineHeight;
    const place = { x: left, middle, width: INNER / columns - 4 };
    tag(sheet, 'P', () => {
      fittingLine(doc, apart(name), { ...place, weight: 'bold', colour: colours.ink, sizes: [size] });
    });
  }
  ink(doc);
}
