import { formatBRL } from '#domain/money/format-money.ts'
import { comparisonAddress } from '#domain/product/specifications/comparison/comparison-address.ts'
import { ResponsivePicture } from '../../../components/picture.tsx'
import tools from '../tool-page.module.css'
import type { ListeningView } from './listening-view.ts'

type Answer = NonNullable<ListeningView['resposta']>

/** Which sample was which, the preferred one first. */
export function BlindAnswer({ answer: { escolha, amostras } }: { answer: Answer }) {
  const [preferred, others] = [
    amostras.filter(({ letra }) => letra === escolha),
    amostras.filter(({ letra }) => letra !== escolha),
  ]

  return (
    <section aria-labelledby="resposta" className={tools['card']}>
      <h2 id="resposta">Você preferiu: {preferred[0]?.nome}</h2>
      <ol className={tools['found']}>
        {[...preferred, ...others].map((one) => (
          <li key={one.id}>
            <ResponsivePicture
              picture={{ ...one.imagem, alt: '' }}
              sizes="64px"
              maxWidth={160}
              className={tools['picture'] ?? ''}
            />
            <div>
              <small>
                Amostra {one.letra.toUpperCase()} · {one.marca}
              </small>
              <a href={one.url}>{one.nome}</a>
              <p>
                <strong>{one.isOnRequest ? 'Sob consulta' : formatBRL(one.precoPor)}</strong>
              </p>
            </div>
          </li>
        ))}
      </ol>
      <p>
        <a href={comparisonAddress(amostras.map(({ id }) => id))}>Comparar lado a lado</a>
      </p>
    </section>
  )
}
