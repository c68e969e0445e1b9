import { deflateSync } from 'node:zlib';
import type { Raster } from '@hexwright/digitiser';

const POINTS_PER_INCH = 72;

/** A PDF file with an empty page first, and then pictures as scanners write them: one to a page, as large as the page. */
export function pdfOf(pictures: readonly Raster[], dpi: number): Uint8Array {
  const parts: Buffer[] = [Buffer.from('%PDF-1.4\n', 'latin1')];
  const places: number[] = [];
  const add = (text: string, stream?: Uint8Array): void => {
    places.push(parts.reduce((sum, { length }) => sum + length, 0));
    parts.push(Buffer.from(`${places.length} 0 obj\n${text}\n`, 'latin1'));
    if (stream !== undefined) parts.push(Buffer.from('stream\n'), Buffer.from(stream), Buffer.from('\nendstream\n'));
    parts.push(Buffer.from('endobj\n'));
  };
  const pages = pictures.map((_, index) => 4 + 3 * index);
  add('<< /Type /Catalog /Pages 2 0 R >>');
  add(`<< /Type /Pages /Kids [3 0 R ${pages.map((page) => `${page} 0 R`).join(' ')}] /Count ${pages.length + 1} >>`);
  add('<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>');
  for (const [index, { width, height, data }] of pictures.entries()) {
    const [across, down] = [width, height].map((pixels) => (pixels * POINTS_PER_INCH) / dpi);
    const content = Buffer.from(`${across} 0 0 ${down} 0 0 cm /Scan Do`);
    const colors = deflateSync(Buffer.from(data.filter((_, at) => at % 4 < 3)));
    const page = pages[index];
    add(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${across} ${down}] /Contents ${page + 1} 0 R /Resources << /XObject << /Scan ${page + 2} 0 R >> >> >>`,
    );
    add(`<< /Length ${content.length} >>`, content);
    add(
      `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /FlateDecode /Length ${colors.length} >>`,
      colors,
    );
  }
  const start = parts.reduce((sum, { length }) => sum + length, 0);
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const table = `xref\n0 ${places.length + 1}\n0000000000 65535 f \n${rows}`;
  const trailer = `trailer\n<< /Size ${places.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.concat([...parts, Buffer.from(table + trailer, 'latin1')]);
}
