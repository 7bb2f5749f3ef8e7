import { formatNumber, formatOneDecimal } from '#domain/format/format-number.ts'
import { NEWTONS_PER_KGF } from '#domain/instruments/strings/tension.ts'
import buttons from '../../../components/button.module.css'
import { PrintButton } from '../../../components/print-button.tsx'
import tools from '../tool-page.module.css'
import styles from './tension-page.module.css'
import type { TensionView } from './tension-view.ts'

type Result = NonNullable<TensionView['tensao']>

/** The chosen set in its tuning: each string, all together, and what the instrument may not bear. */
export function TensionResult({ view }: { view: TensionView }) {
  const { jogo, hoje, tensao, afinacao, escala, escalaGrave, la, capo, familia } = view
  if (!jogo)
    return (
      <section aria-labelledby="resultado" className={tools['card']}>
        <h2 id="resultado">Escolha um jogo</h2>
        <p>{view.jogos.length > 0 ? CHOOSE : NONE}</p>
      </section>
    )
  if (!tensao) return null
  const strongest = Math.max(...tensao.linhas.map(({ kg }) => kg ?? 0))
  // Strings of another number have nothing to compare.
  const compared = tensao.linhas.some(({ atual }) => atual !== null) ? hoje : null
  const tuned = afinacao?.nome ?? afinacao?.notas.join(' ')

  return (
    <section aria-labelledby="resultado" className={tools['card']}>
      <h2 id="resultado">
        <a href={jogo.url}>{jogo.nome}</a>
      </h2>
      <p className={tools['basis']}>
        {tuned}, escala de {formatNumber(escala)}
        {escalaGrave !== null && ` a ${formatNumber(escalaGrave)}`} mm, Lá de {formatNumber(la)} Hz
        {capo > 0 && `, capotraste na ${capo}ª casa`}
      </p>
      {tensao.avisos.map(({ tipo, texto }) => (
        <p key={texto} className={styles['warning']} data-danger={tipo === 'perigo' || undefined}>
          {texto}
        </p>
      ))}
      <table className={`${tools['table']} ${styles['table']}`}>
        <thead>
          <tr>
            <th scope="col">Corda</th>
            <th scope="col">Tensão</th>
            {compared && <th scope="col">Hoje</th>}
          </tr>
        </thead>
        <tbody>
          {tensao.linhas.map((linha, i) => (
            <StringRow
              // biome-ignore lint/suspicious/noArrayIndexKey: strings have their places only
              key={i}
              place={i + 1}
              linha={linha}
              strongest={strongest}
              capo={capo}
              compares={compared !== null}
            />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Total</th>
            <td>
              <Kilograms kg={tensao.total} />
              <Change from={tensao.totalAtual} to={tensao.total} />
            </td>
            {compared && (
              <td>
                <Kilograms kg={tensao.totalAtual} />
              </td>
            )}
          </tr>
          <tr>
            <th scope="row">Mais firme ÷ mais solta</th>
            <td>{ratio(tensao.proporcao)}</td>
            {compared && <td>{ratio(tensao.proporcaoAtual)}</td>}
          </tr>
        </tfoot>
      </table>
      <p className={tools['basis']}>
        Quanto mais perto de 1, mais parecidas as cordas sob os dedos.
        {compared && ` Hoje: ${compared}.`}
        {tensao.linhas.some(({ kg }) => kg === null) &&
          ' O fabricante não diz a tensão nem um material de peso conhecido de alguma corda, por isso falta o total.'}
      </p>
      <p className={styles['tools']}>
        <a href={jogo.url} className={buttons['primary']}>
          Ver o jogo {familia && `para ${familia.nome.toLowerCase()}`}
        </a>
        <PrintButton />
      </p>
    </section>
  )
}

const CHOOSE =
  'Escolha um jogo de cordas para ver quanto puxa cada uma, ou diga a tensão que você quer numa corda e veja os jogos que a dão.'

const NONE = 'A loja ainda não sabe a tensão das cordas de nenhum jogo para este instrumento.'

type StringRowProps = {
  place: number
  linha: Result['linhas'][number]
  strongest: number
  capo: number
  compares: boolean
}

function StringRow({
  place,
  linha: { descricao, nota, soa, kg, atual, sensacao },
  strongest,
  capo,
  compares,
}: StringRowProps) {
  return (
    <tr>
      <th scope="row">
        {place}ª {nota}
        {capo > 0 && ` (soa ${soa})`}
        <small>{descricao}</small>
      </th>
      <td>
        <Kilograms kg={kg} />
        <Change from={atual} to={kg} />
        {sensacao && (
          <strong>{sensacao === 'solta' ? 'mais solta que o usual' : 'mais firme que o usual'}</strong>
        )}
        {kg !== null && (
          <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
            <rect width={(100 * kg) / strongest} height="4" />
          </svg>
        )}
      </td>
      {compares && (
        <td>
          <Kilograms kg={atual} />
        </td>
      )}
    </tr>
  )
}

/** Kilograms first, as musicians say them, and newtons. */
function Kilograms({ kg }: { kg: number | null }) {
  if (kg === null) return <>não informada</>

  return (
    <>
      {`${formatOneDecimal(kg)}\u00a0kg`} <small>{`${Math.round(kg * NEWTONS_PER_KGF)}\u00a0N`}</small>
    </>
  )
}

/** By how much the chosen set pulls more or less than the present one. */
function Change({ from, to }: { from: number | null; to: number | null }) {
  if (from === null || to === null) return null
  const share = Math.round((to / from - 1) * 100)
  const change =
    share === 0 ? 'igual a hoje' : `${Math.abs(share)} % ${share > 0 ? 'mais' : 'menos'} que hoje`

  return <small>{change}</small>
}

function ratio(value: number | null): string {
  return value === null ? '–' : formatOneDecimal(value)
}
