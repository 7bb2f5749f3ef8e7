import type { PublicPassport } from '#contract/orders/passports.ts'
import { formatNumber } from '#domain/format/format-number.ts'
import { CONDITION_WORDS } from '#domain/product/pieces/condition.ts'
import tools from '../../product/instruments/tool-page.module.css'

/** What an instrument is: its number, its condition when it was sold, its sheet. */
export function PassportDetails({ passport }: { passport: PublicPassport }) {
  const { marca, numeroSerie, condicao, marcas, madeira, peso, ficha } = passport
  const { nome, descricao } = CONDITION_WORDS[condicao]
  const lines = [
    ['Número de série', numeroSerie],
    ['Marca', marca],
    ['Condição na venda', `${nome}. ${descricao}`],
    ['Marcas', marcas],
    ['Madeira', madeira ?? ''],
    ['Peso', peso === null ? '' : `${formatNumber(peso)} g`],
    ...ficha.map(({ label, valor }) => [label, valor]),
  ].filter(([, text]) => text !== '')

  return (
    <table className={tools['table']} aria-label="O instrumento">
      <tbody>
        {lines.map(([label, text]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
