import { afterAll, describe, expect, test } from 'vitest'
import { csvOf, testFolder } from './import-file.fixtures.ts'
import { type Group, readGroups } from './read-groups.ts'
import { survey } from './survey.ts'

const folder = testFolder()
afterAll(folder.remove)

const HEADER = 'Handle,Title,Body (HTML),Variant Price\n'

describe('counts lines as an editor shows them', () => {
  test.each([
    ['\n', 'of Unix'],
    ['\r\n', 'of Windows'],
  ])('counts lines with line breaks %j %s in quoted cells, and empty lines', async (br) => {
    const file = write(
      `Handle,Title,Body (HTML),Variant Price\na,A,"<p>um</p>\n<p>dois</p>\n",1\n\n\nb,B,,2\nb,,,3\n`.replaceAll(
        '\n',
        br,
      ),
    )

    expect(await linesOf(file)).toEqual([
      ['a', [2]],
      ['b', [7, 8]],
    ])
  })
})

test('assigns rows without a handle to the product above, unless they have a title', async () => {
  const file = write(`${HEADER}a,A,,1\n,,,2\n,B,,3\n`)

  expect(await linesOf(file)).toEqual([
    ['a', [2, 3]],
    ['', [4]],
  ])
})

test.each([
  [';', 'semicolon'],
  ['\t', 'tab'],
])('reads a file with %j (%s) between its cells', async (separator) => {
  const file = write(
    `\ufeff${csvOf([{ Handle: 'a', Title: 'A, o primeiro', 'Variant Price': '1299,90' }], separator)}`,
  )

  const [group] = await groupsOf(file)
  expect(group?.rows).toMatchObject([{ handle: 'a', title: 'A, o primeiro', price: '1299,90' }])
})

test('reads the columns of the export since 2024 like the older ones', async () => {
  const file = write(
    csvOf([
      {
        Title: 'A',
        'URL handle': 'a',
        Price: '10.00',
        'Inventory quantity': '2',
        'Product image URL': 'a.jpg',
      },
    ]),
  )

  const [group] = await groupsOf(file)
  expect(group?.rows).toMatchObject([
    { handle: 'a', price: '10.00', quantity: '2', imageSrc: 'a.jpg', unknown: [] },
  ])
})

test.each(['latin1', 'utf8'] as const)('reads a file in %s with its accents', async (encoding) => {
  const [group] = await groupsOf(write(Buffer.from(`${HEADER}a,Violão à mão,,1\n`, encoding)))

  expect(group?.rows[0]?.title).toBe('Violão à mão')
})

describe('refuses a file that is no product export', () => {
  test.each([
    ['', 'vazio'],
    ['\n\n', 'vazio'],
    [HEADER, 'só o cabeçalho'],
    ['Nome,Valor\nx,1\n', 'falta o endereço (Handle)'],
    [`${HEADER}a,A,,1\nb,"B,,2\nc,C,,3\n`, 'aspas abertas na linha 3'],
    [`${HEADER}a,A,"x\ny",1\nb,"B"b,,2\n`, 'aspas fora do lugar na linha 4'],
    [`${HEADER}a,A,"${'x'.repeat(8_000_001)}",1\n`, 'linha 2 não tem fim'],
    [Buffer.from(`${HEADER}a,A,,1\n`, 'utf16le'), 'não é um texto'],
    [Buffer.from([0x50, 0x4b, 3, 4, 0, 0, 0xff, 0xfe]), 'não é um texto'],
  ])('%.30s', async (text, reason) => {
    await expect(survey(write(text))).rejects.toThrow(reason)
  })
})

function write(text: string | Uint8Array): string {
  return folder.write('produtos.csv', text)
}

async function linesOf(file: string) {
  return (await groupsOf(file)).map(({ slug, rows }) => [slug, rows.map(({ line }) => line)])
}

async function groupsOf(file: string): Promise<Group[]> {
  const groups: Group[] = []
  for await (const group of readGroups(file)) groups.push(group)

  return groups
}
