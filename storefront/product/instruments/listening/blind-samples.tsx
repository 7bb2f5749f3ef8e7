import { Form } from 'react-router'
import { LISTENING_PATH, listeningAddress } from '#domain/instruments/listening/listening-address.ts'
import buttons from '../../../components/button.module.css'
import choice from '../choice/choice-page.module.css'
import { InstrumentLinks } from '../instrument-links.tsx'
import tools from '../tool-page.module.css'
import type { ListeningView } from './listening-view.ts'

/** The samples by letter, and the form that says which one is preferred. Nothing is loaded before it is played. */
export function BlindSamples({ view }: { view: ListeningView }) {
  const { produtos, trechos, trecho, ordem, amostras, resposta } = view
  const ids = produtos.map(({ id }) => id).join(',')
  const isComputed = amostras.every(({ sintetizado }) => sintetizado)
  const hasBoth = new Set(trechos.map(({ sintetizado }) => sintetizado)).size > 1

  return (
    <section aria-labelledby="amostras" className={tools['card']}>
      <h2 id="amostras">Ouça sem saber qual é qual</h2>
      <InstrumentLinks
        label="Trecho"
        instruments={trechos.map((one) => ({
          nome: passageName(one, hasBoth),
          url: listeningAddress({ produtos: ids, trecho: one.trecho, ordem }),
          current: one.trecho === trecho,
        }))}
      />
      <p>
        {isComputed
          ? 'Sons calculados pela física das cordas, não gravados.'
          : 'Sons gravados, nenhum deles calculado.'}
      </p>
      <ol className={tools['results']} key={`sons ${trecho} ${ordem}`}>
        {amostras.map(({ letra, url }) => (
          <li key={letra} className={tools['choice']}>
            <span>Amostra {letra.toUpperCase()}</span>
            {/* biome-ignore lint/a11y/useMediaCaption: music, no speech */}
            <audio controls preload="none" src={url} aria-label={`Ouvir a amostra ${letra.toUpperCase()}`} />
          </li>
        ))}
      </ol>
      <Form
        method="get"
        action={LISTENING_PATH}
        key={`${trecho} ${ordem}`}
        className={tools['results']}
        preventScrollReset
      >
        <input type="hidden" name="produtos" value={ids} />
        <input type="hidden" name="trecho" value={trecho ?? ''} />
        <input type="hidden" name="ordem" value={ordem} />
        <fieldset className={choice['preference']}>
          <legend>Qual você prefere?</legend>
          {amostras.map(({ letra }) => (
            <label key={letra}>
              <input
                type="radio"
                name="escolha"
                value={letra}
                required
                defaultChecked={resposta?.escolha === letra}
              />
              Amostra {letra.toUpperCase()}
            </label>
          ))}
        </fieldset>
        <button type="submit" className={buttons['primary']}>
          Ver a resposta
        </button>
      </Form>
      <p>
        <a href={listeningAddress({ produtos: ids, trecho, ordem: ordem + 1 })}>Embaralhar de novo</a>
      </p>
    </section>
  )
}

/** With the number of products that play it, and its kind where there are both. */
function passageName({ titulo, sintetizado, produtos }: ListeningView['trechos'][number], hasBoth: boolean) {
  const kind = hasBoth ? `, ${sintetizado ? 'calculado' : 'gravado'}` : ''

  return `${titulo}${kind} (${produtos} produtos)`
}
