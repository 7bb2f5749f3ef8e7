import { isPrivateName } from '#domain/import/sources/private-name.ts'
import { recogniseSource } from '#domain/import/sources/recognise-source.ts'
import { woocommerceLines } from '#domain/import/sources/woocommerce-lines.ts'
import { headingsOf } from './headings.ts'
import { readLines } from './read-rows.ts'

/** Sentences about a file's columns, printed before the import. */
export async function aboutColumns(file: string, sheet: readonly string[]): Promise<string[]> {
  for await (const { cells, line } of readLines(file)) {
    const source = recogniseSource(cells)
    const [header] = woocommerceLines([{ linha: line, celulas: cells }])
    const names = header?.celulas ?? cells
    const headings = headingsOf(names, sheet)
    const left = names.filter((name, i) => headings[i] === null && name.trim() !== '')
    const risky = names.filter((name, i) => {
      const heading = headings[i]
      return heading && 'label' in heading && isPrivateName(name)
    })

    return [
      ...(source ? [`Parece um arquivo da ${source.nome}.`] : []),
      ...(left.length > 0 ? [`Colunas deixadas de fora: ${left.join(', ')}.`] : []),
      ...risky.map(
        (name) => `Atenção: “${name}” parece um dado interno e ficará na ficha técnica, que todos veem.`,
      ),
    ]
  }

  return []
}
