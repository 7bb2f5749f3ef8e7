import { formatOneDecimal } from '#domain/format/format-number.ts'
import { formatBRL } from '#domain/money/format-money.ts'
import { LeftOut } from '../left-out.tsx'
import { SetRow } from '../set-row.tsx'
import tools from '../tool-page.module.css'
import type { TensionView } from './tension-view.ts'

/** The sets whose string pulls most nearly as wanted, the nearest first. */
export function FoundSets({
  view: { encontrados, deFora, corda, alvo, procura, emPares },
}: {
  view: TensionView
}) {
  if (encontrados === null || alvo === null || procura === null) return null
  const { cordas, afinacao } = procura
  const note = afinacao.notas.at(-corda)
  const where = emPares ? `em cada corda do ${corda}º par` : `na ${corda}ª corda`

  return (
    <section aria-labelledby="encontrados" className={tools['card']}>
      <h2 id="encontrados">
        Jogos mais próximos de {formatOneDecimal(alvo)} kg {where}
        {note && ` em ${note}`}
      </h2>
      <p>
        Para {cordas} cordas, na afinação {afinacao.nome ?? afinacao.notas.join(' ')}.
      </p>
      <LeftOut sets={deFora} />
      {encontrados.length === 0 ? (
        <p>Nenhum jogo à venda tem a tensão desta corda nesta afinação.</p>
      ) : (
        <ol className={tools['found']}>
          {encontrados.map(({ precoPor, calculo, kg, total, proporcao, nota, ...set }) => (
            <li key={set.id}>
              <SetRow set={set}>
                <p>
                  <strong>{formatOneDecimal(kg)} kg</strong> {emPares ? `no ${corda}º par` : `na ${corda}ª`}
                  {total !== null && `, ${formatOneDecimal(total)} kg no total`}
                  {proporcao !== null && `, mais firme ÷ mais solta ${formatOneDecimal(proporcao)}`}
                </p>
                {nota !== null && <p>{nota}</p>}
                <p>
                  {precoPor === null ? 'Sob consulta' : formatBRL(precoPor)}{' '}
                  <a href={calculo} aria-label={`Ver cada corda: ${set.nome}`}>
                    Ver cada corda
                  </a>
                </p>
              </SetRow>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
