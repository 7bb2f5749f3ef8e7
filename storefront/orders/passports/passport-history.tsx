import type { PassportRecord } from '#contract/orders/passports.ts'
import { latestMeasured, latestOf, RECORD_WORDS, standing } from '#domain/instruments/passport/record.ts'
import { compareWithUsual, mm } from '#domain/instruments/passport/set-up-sheet.ts'
import { formatDay } from '#domain/time/format-date.ts'
import tools from '../../product/instruments/tool-page.module.css'

/** How the instrument is set up, by the latest set-up and the latest sheet of measures; and which strings are on it. */
export function SetUp({ records }: { records: readonly PassportRecord[] }) {
  const sheet = latestOf(records, 'regulagem')
  const measured = latestMeasured(records)
  const strings = latestOf(records, 'cordas')
  if (!sheet && !strings) return null

  return (
    <section className={tools['card']} aria-labelledby="regulagem">
      <h2 id="regulagem">Como está regulado</h2>
      {sheet && (
        <p>
          Regulagem de {formatDay(sheet.em)}
          {sheet.por !== '' && `, por ${sheet.por}`}. {sheet.texto}
        </p>
      )}
      {measured && measured !== sheet && (
        <p>
          Medidas de {formatDay(measured.em)}
          {measured.por !== '' && `, por ${measured.por}`}. {measured.texto}
        </p>
      )}
      {measured && <MeasureTable record={measured} />}
      {strings && (
        <p>
          Cordas: {strings.texto} (postas em {formatDay(strings.em)}
          {strings.por !== '' && `, por ${strings.por}`}).
        </p>
      )}
    </section>
  )
}

const REMARKS = { usual: 'no usual', acima: 'acima do usual', abaixo: 'abaixo do usual' }

function MeasureTable({ record: { medidas } }: { record: PassportRecord }) {
  return (
    <table className={tools['table']} aria-label="Medidas da regulagem">
      <thead>
        <tr>
          <th scope="col">Medida</th>
          <th scope="col">mm</th>
          <th scope="col">Usual</th>
        </tr>
      </thead>
      <tbody>
        {medidas.map(({ campo, label, onde, valor, usual }) => {
          const word = compareWithUsual(valor, usual)
          return (
            <tr key={campo}>
              <th scope="row">
                {label}, {onde}
              </th>
              <td>{mm(valor)}</td>
              <td>{usual && word ? `${mm(usual[0])} a ${mm(usual[1])} (${REMARKS[word]})` : '—'}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

/** All that happened to an instrument, the latest first; what was corrected is struck through. */
export function PassportHistory({ records }: { records: readonly PassportRecord[] }) {
  const holds = new Set(standing(records))

  return (
    <section className={tools['card']} aria-labelledby="historico">
      <h2 id="historico">Histórico</h2>
      <ol className={tools['results']}>
        {records.toReversed().map((record) => (
          <li key={record.id}>
            {holds.has(record) ? (
              <HistoryEntry record={record} />
            ) : (
              <s>
                <HistoryEntry record={record} />
              </s>
            )}{' '}
            {!holds.has(record) && <small>Corrigido depois.</small>}
          </li>
        ))}
      </ol>
    </section>
  )
}

function HistoryEntry({ record: { tipo, em, texto, medidas, por, corrige } }: { record: PassportRecord }) {
  const measured = medidas.map(({ label, valor }) => `${label}: ${mm(valor)} mm`).join('; ')

  return (
    <>
      <strong>
        {formatDay(em)} · {RECORD_WORDS[tipo]}
        {corrige !== null && tipo !== 'correcao' && ' (correção)'}
      </strong>
      <br />
      {sentencesOf([texto, measured, por && `Por ${por}`])}
    </>
  )
}

/** Joins what is written as sentences, each with its full stop. */
function sentencesOf(texts: readonly string[]): string {
  return texts
    .filter(Boolean)
    .map((text) => (/[.!?]$/.test(text) ? text : `${text}.`))
    .join(' ')
}
