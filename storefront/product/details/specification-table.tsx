import type { Sku } from '#contract/catalog/catalog.ts'
import type { ProductContent } from '../product-data.ts'
import styles from './specification-table.module.css'

type Line = { label: string; valor: string | null; explicacao?: string | null }

/** The manufacturer's specifications, then codes and warranty. */
export function SpecificationTable({ conteudo, sku }: { conteudo: ProductContent; sku: Sku }) {
  const { caracteristicas, marca, garantia } = conteudo
  const { unico, simples } = sku.atributos
  const known = new Set(caracteristicas.map(({ label }) => label))
  const unstated = <L extends { label: string }>(lines: L[]) => lines.filter(({ label }) => !known.has(label))
  const lines: Line[] = [
    ...unstated([{ label: 'Marca', valor: marca.nome }, ...(unico ? [unico] : []), ...simples]),
    ...caracteristicas,
    ...unstated([
      { label: 'Garantia', valor: garantia },
      { label: 'Código do fabricante', valor: sku.mpn },
      { label: 'EAN', valor: sku.ean },
    ]),
  ]

  return (
    <table className={styles['table']}>
      <tbody>
        {lines.map(({ label, valor, explicacao }) =>
          valor ? (
            <tr key={label}>
              <th scope="row">
                {explicacao ? (
                  <details className={styles['explained']}>
                    <summary>{label}</summary>
                    <p>{explicacao}</p>
                  </details>
                ) : (
                  label
                )}
              </th>
              <td>{valor}</td>
            </tr>
          ) : null,
        )}
      </tbody>
    </table>
  )
}
