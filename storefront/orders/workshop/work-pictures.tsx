import type { OwnWorkOrder } from '#contract/orders/workshop/own-work-orders.ts'
import { MOMENT_WORDS, WORK_MOMENTS } from '#domain/workshop/work-order-words.ts'
import { ResponsivePicture } from '../../components/picture.tsx'
import tools from '../../product/instruments/tool-page.module.css'
import passport from '../passports/passport.module.css'

/** The workshop's photos, by the moment in which they were taken. */
export function WorkPictures({ fotos }: Pick<OwnWorkOrder, 'fotos'>) {
  return WORK_MOMENTS.map((momento) => {
    const taken = fotos.filter((photo) => photo.momento === momento)
    if (taken.length === 0) return null

    return (
      <section key={momento} className={tools['card']} aria-labelledby={`fotos-${momento}`}>
        <h2 id={`fotos-${momento}`}>{MOMENT_WORDS[momento]}</h2>
        {taken.map(({ id, legenda, imagem, largura, altura }, i) => (
          <figure key={id}>
            <ResponsivePicture
              picture={{ imagem, largura, altura, alt: legenda || `${MOMENT_WORDS[momento]}, foto ${i + 1}` }}
              sizes="20rem"
              maxWidth={960}
              className={passport['picture'] ?? ''}
            />
            {legenda !== '' && <figcaption className={tools['basis']}>{legenda}</figcaption>}
          </figure>
        ))}
      </section>
    )
  })
}
