import { deflateRawSync } from 'node:zlib'
import fc from 'fast-check'
import { unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import writeXlsxFile from 'write-excel-file/node'
import { csvLine } from '#domain/import/csv/csv-line.ts'
import { csvLines } from './csv-lines.ts'
import type { FileLine } from './file-line.ts'
import { readFile } from './read-file.ts'
import { unpackWorkbook } from './unpack-workbook.ts'
import { UnreadableFile } from './unreadable-file.ts'
import { writeXlsx } from './write-xlsx.ts'
import { xlsxLines } from './xlsx-lines.ts'

const text = (content: string) => new TextEncoder().encode(content)

async function read(bytes: Uint8Array): Promise<FileLine[]> {
  const lines: FileLine[] = []
  for await (const batch of readFile(bytes)) lines.push(...batch)

  return lines
}

describe('a CSV', () => {
  test.each([',', ';', '\t'])(
    'separated by %j is read line by line, with the line numbers of an editor',
    (sign) => {
      const file = `sku${sign}nome\r\nA-1${sign}"Violão\r\nclássico"\r\n\r\nB-2${sign}Cavaco\r\n`

      expect(csvLines(text(file))).toEqual([
        { linha: 1, celulas: ['sku', 'nome'] },
        { linha: 2, celulas: ['A-1', 'Violão\r\nclássico'] },
        { linha: 5, celulas: ['B-2', 'Cavaco'] },
      ])
    },
  )

  test.each([
    ['UTF-8 with its mark', Buffer.from('\uFEFFpreço;ação\n', 'utf8')],
    ['UTF-8', Buffer.from('preço;ação\n', 'utf8')],
    ['Windows-1252', Buffer.from('preço;ação\n', 'latin1')],
    ['UTF-16', Buffer.from('\uFEFFpreço;ação\n', 'utf16le')],
  ])('in %s keeps its accents', (_name, bytes) => {
    expect(csvLines(bytes)).toEqual([{ linha: 1, celulas: ['preço', 'ação'] }])
  })

  test('in Windows-1252 keeps the characters that Latin-1 lacks', () => {
    expect(csvLines(Buffer.from([0x80, 0x3b, 0x93, 0x61, 0x94]))[0]?.celulas).toEqual(['€', '“a”'])
  })

  test('of any cells is read as it was written, without formulas', () => {
    const cell = fc.string({ unit: fc.constantFrom(...'=+-@\t\r\n\'";, ação1') })
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell, cell), { minLength: 1 }), (rows) => {
        const nonEmpty = rows.filter((row) => row.some((one) => one.trim() !== ''))
        const header = ['a', 'b', 'c']
        const file = [header, ...rows].map((row) => csvLine(row)).join('')

        expect(
          csvLines(text(file))
            .slice(1)
            .map(({ celulas }) => celulas),
        ).toEqual(nonEmpty)
      }),
    )
  })

  test.each([
    ['a quote that never closes', 'a;b\n"1;2\n', 'nunca se fecham'],
    ['a quote in the middle', 'a;b\n1;x"y\n', 'aspas fora do lugar'],
    ['no text', 'a;\0b', 'não é um texto'],
  ])('with %s is refused', (_name, content, sentence) => {
    expect(() => csvLines(text(content))).toThrow(sentence)
  })
})

describe('in a worker thread', () => {
  test('a CSV arrives in batches, complete and in order', async () => {
    const rows = Array.from({ length: 1_000 }, (_, i) => `SKU-${i};${i}`).join('\n')
    const lines = await read(text(`sku;estoque\n${rows}`))

    expect(lines).toHaveLength(1_001)
    expect(lines.at(-1)).toEqual({ linha: 1_001, celulas: ['SKU-999', '999'] })
  })

  test('an XLSX is read: numbers, dates, gaps, and escaped formulas', async () => {
    const cell = (value: string | number | Date) =>
      value instanceof Date ? { value, type: Date, format: 'dd/mm/yyyy' } : { value }
    const book = await writeXlsxFile([
      [cell('sku'), cell('preço'), cell('dia')],
      [cell('A-1'), cell(1299.9), cell(new Date('2026-11-21T00:00:00Z'))],
      [null, null, null],
      [cell("'=1+1"), cell(7891234567895), null],
    ]).toBuffer()

    expect(await read(book)).toEqual([
      { linha: 1, celulas: ['sku', 'preço', 'dia'] },
      { linha: 2, celulas: ['A-1', '1299,9', '2026-11-21'] },
      { linha: 4, celulas: ['=1+1', '7891234567895', ''] },
    ])
  })

  test.each([
    ['a ZIP that is no workbook', zipOf([['a.txt', Buffer.from('oi')]])],
    ['a damaged ZIP', Buffer.from('PK\u0003\u0004 e mais nada')],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13])],
  ])('%s is refused with a message', async (_name, bytes) => {
    await expect(read(bytes)).rejects.toThrow(UnreadableFile)
  })
})

describe('a zip bomb', () => {
  const sheet = 'xl/worksheets/sheet1.xml'
  const unpacked = 300 * 1024 * 1024
  const bomb = deflateRawSync(Buffer.alloc(unpacked))

  test('with its true size is refused before it is unpacked', async () => {
    const file = zipOf([[sheet, bomb, 8, unpacked]])

    expect(file.length).toBeLessThan(1_000_000)
    await expect(unpackWorkbook(file)).rejects.toThrow('grande demais')
  })

  test('with a false size is refused when it unpacks to more', async () => {
    await expect(unpackWorkbook(zipOf([[sheet, bomb, 8, 1_000]]))).rejects.toThrow('danificada')
  })

  test('of several parts is refused by their sum', { tags: 'long' }, async () => {
    const size = 100 * 1024 * 1024
    const part = deflateRawSync(Buffer.alloc(size))
    const parts = [1, 2, 3].map((n): Part => [`${n}.xml`, part, 8, size])

    await expect(unpackWorkbook(zipOf(parts))).rejects.toThrow('grande demais')
  })

  test('of very many parts is refused by their number', async () => {
    const parts = Array.from({ length: 2_001 }, (_, n): Part => [`${n}.xml`, Buffer.alloc(0)])

    await expect(unpackWorkbook(zipOf(parts))).rejects.toThrow('grande demais')
  })

  test('among a workbook’s pictures is not unpacked', async () => {
    const parts = zipOf([
      ['xl/media/image1.png', bomb, 8, unpacked],
      [sheet, Buffer.from('<a/>')],
    ])

    expect(Object.keys(await unpackWorkbook(parts))).toEqual([sheet])
  })
})

test('a part that is not in the ZIP’s directory is not read', async () => {
  const book = await workbookOf('A-1')
  const decoy = await workbookOf('decoy')
  // A part that the directory calls a picture. Its local header says that it is empty, so its bytes look like further
  // parts.
  const hidden: Part = ['xl/media/image1.png', decoy.subarray(0, directoryAt(decoy))]
  const named = Object.entries(unzipSync(book)).map(([name, data]): Part => [name, Buffer.from(data)])
  const file = zipOf([...named, hidden])
  const header = file.lastIndexOf(hidden[1]) - 30 - hidden[0].length
  file.writeUInt32LE(0, header + 18)
  file.writeUInt32LE(0, header + 22)

  expect(await read(file)).toEqual([{ linha: 1, celulas: ['A-1'] }])
})

function workbookOf(cell: string): Promise<Buffer> {
  return writeXlsxFile([[{ value: cell }]]).toBuffer()
}

function directoryAt(zip: Buffer): number {
  return zip.readUInt32LE(zip.lastIndexOf('PK\u0005\u0006') + 16)
}

/** Name, raw bytes, compression method, and declared size. */
type Part = [name: string, data: Buffer, method?: number, size?: number]

/** A ZIP of exactly these parts. */
function zipOf(parts: Part[]): Buffer {
  let at = 0
  const locals: Buffer[] = []
  const entries: Buffer[] = []
  for (const [name, data, method = 0, size = data.length] of parts) {
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04034b50, 0)
    local.writeUInt16LE(method, 8)
    local.writeUInt32LE(data.length, 18)
    local.writeUInt32LE(size, 22)
    local.writeUInt16LE(name.length, 26)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50, 0)
    entry.writeUInt16LE(method, 10)
    entry.writeUInt32LE(data.length, 20)
    entry.writeUInt32LE(size, 24)
    entry.writeUInt16LE(name.length, 28)
    entry.writeUInt32LE(at, 42)
    locals.push(local, Buffer.from(name), data)
    entries.push(entry, Buffer.from(name))
    at += 30 + name.length + data.length
  }
  const end = Buffer.alloc(22)
  const directory = Buffer.concat(entries)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(parts.length, 8)
  end.writeUInt16LE(parts.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(at, 16)

  return Buffer.concat([...locals, directory, end])
}

describe('writing a workbook', () => {
  const LINE = 'SKU;Produto;Estoque;Marca;Categoria;Peso;Altura;Largura\r\n'

  test('takes the CSV in pieces of any size', async () => {
    const book = await writeXlsx(piecesOf(['SKU;Prod', 'uto\r\nV-1;"Violino ', '""Um"""\r\n']))

    expect((await xlsxLines(book!)).map(({ celulas }) => celulas)).toEqual([
      ['SKU', 'Produto'],
      ['V-1', 'Violino "Um"'],
    ])
  })

  test('gives up at the limit of memory, and passes on what reading the CSV fails with', async () => {
    const lines = Array.from({ length: 200 }, () => LINE.repeat(500))
    expect(await writeXlsx(piecesOf(lines), 32)).toBeNull()

    const failing = async function* () {
      yield Buffer.from(LINE)
      throw new Error('The storage is away.')
    }
    await expect(writeXlsx(failing())).rejects.toThrow('The storage is away.')
  })
})

async function* piecesOf(texts: string[]) {
  for (const text of texts) yield Buffer.from(text)
}
