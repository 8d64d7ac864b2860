/** A one-page PDF with a title and a name: the demo's passports and permits. */
export function sampleDocument(title: string, name: string): Buffer {
  const text = [`(SPECIMEN) Tj`, `0 -40 Td (${ascii(title)}) Tj`, `0 -40 Td (${ascii(name)}) Tj`].join(' ');
  const drawing = `BT /F1 28 Tf 60 740 Td ${text} ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  return Buffer.from(withReferences(objects), 'latin1');
}

function withReferences(objects: readonly string[]): string {
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  return `${body}xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
}

// the standard fonts of a PDF have no Turkish letters
function ascii(text: string): string {
  return text
    .replaceAll('ı', 'i')
    .normalize('NFD')
    .replace(/[^\x20-\x7e]|[()\\]/g, '');
}
