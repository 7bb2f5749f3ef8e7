/**
 * A PDF that stands in for the document that a provider makes of a request: a title, and every text of the request.
 * Letters beyond Latin-1 are left out.
 */
export function requestPdf(title: string, request: unknown): Uint8Array<ArrayBuffer> {
  const shown = [title, ...textsIn(request)].map(
    (line) => `(${line.replaceAll(/[()\\]|[^\x20-\xff]/g, '')}) Tj T*`,
  )
  const content = `BT /F1 12 Tf 16 TL 40 780 Td ${shown.join(' ')} ET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ]
  let body = '%PDF-1.4\n'
  const places = objects.map((object, i) => {
    const place = body.length
    body += `${i + 1} 0 obj\n${object}\nendobj\n`
    return String(place).padStart(10, '0')
  })
  const table = ['0000000000 65535 f ', ...places.map((place) => `${place} 00000 n `)].join('\n')

  // A character is a byte, so that the places are right.
  return new Uint8Array(
    Buffer.from(
      `${body}xref\n0 ${objects.length + 1}\n${table}\ntrailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`,
      'latin1',
    ),
  )
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]

  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}
