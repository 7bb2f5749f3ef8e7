import { listeningAddress } from '#domain/instruments/listening/listening-address.ts'
import { track } from '#storefront/analytics/track.ts'
import buttons from '#storefront/components/button.module.css'
import tools from '../instruments/tool-page.module.css'
import type { ProductContent } from '../product-data.ts'
import { Section } from './section.tsx'

type Sound = ProductContent['sons'][number]

/** What a product sounds like. Nothing is loaded before somebody plays it; the browser's own player needs no script. */
export function Listening({ conteudo, precoPor }: { conteudo: ProductContent; precoPor: number }) {
  const { id, nome, sons } = conteudo
  if (sons.length === 0) return null
  const passages = sons.filter(({ corda }) => corda === null)
  const strings = sons.filter(({ corda }) => corda !== null)
  const played = ({ titulo }: Sound) =>
    track({
      nome: 'play_sound',
      termo: titulo,
      itens: [{ idProduto: id, nome, quantidade: 1, valor: precoPor }],
    })

  return (
    <Section id="ouvir" title="Ouvir">
      {sons.some(({ sintetizado }) => sintetizado) && (
        <p>
          Os sons calculados vêm da física das cordas (comprimento, peso, tensão e material), e não são
          gravados: mostram a diferença entre elas, e não um instrumento.
        </p>
      )}
      <Sounds sounds={passages.length > 0 ? passages : strings} played={played} />
      {passages.length > 0 && strings.length > 0 && (
        <details>
          <summary className={buttons['quiet']}>Corda por corda</summary>
          <Sounds sounds={strings} played={played} />
        </details>
      )}
      <p>
        <a href={listeningAddress({ produtos: id })}>Comparar às cegas com outros</a>
      </p>
    </Section>
  )
}

function Sounds({ sounds, played }: { sounds: readonly Sound[]; played: (sound: Sound) => void }) {
  return (
    <ul className={tools['results']}>
      {sounds.map((sound) => (
        <li key={sound.url} className={tools['choice']}>
          <span>
            {sound.titulo}, {sound.sintetizado ? 'calculado' : 'gravado'},{' '}
            {Math.max(1, Math.round(sound.segundos))} s
          </span>
          {/* biome-ignore lint/a11y/useMediaCaption: music, no speech */}
          <audio
            controls
            preload="none"
            src={sound.url}
            aria-label={`Ouvir: ${sound.titulo}`}
            onPlay={() => played(sound)}
          />
        </li>
      ))}
    </ul>
  )
}
