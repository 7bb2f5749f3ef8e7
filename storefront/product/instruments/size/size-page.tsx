import type { Breadcrumb as Trail } from '#contract/page-frame.ts'
import { PageHead } from '../../../components/page-head.tsx'
import type { CardData } from '../../../components/product-card/card-data.ts'
import { CardRow } from '../../../components/product-card/card-row.tsx'
import { InstrumentLinks } from '../instrument-links.tsx'
import { SizeForm } from './size-form.tsx'
import styles from './size-page.module.css'
import { SizeResult } from './size-result.tsx'
import { SizeTable } from './size-table.tsx'
import type { SizeView } from './size-view.ts'
import { useFoundSize } from './use-found-size.ts'

type Props = {
  trail: Trail
  view: SizeView
  produtos: CardData[]
  /** Whether the store takes instruments of this size in exchange. */
  trades: boolean
}

/** The right size of an instrument, at an address that can be shared; a form without script as with it. */
export function SizePage({ trail, view, produtos, trades }: Props) {
  const { instruments, family, best, others, silent, sizes } = view
  useFoundSize(view)

  return (
    <div className="wrap">
      <PageHead trail={trail} title={family ? `Tamanho certo ${family.ofThe}` : 'Tamanho certo'} text={HOW} />
      <InstrumentLinks instruments={instruments} />
      {family ? (
        <>
          <div className={styles['columns']}>
            <SizeForm key={family.word} family={family} fields={view.fields} />
            <SizeResult
              family={family}
              best={best}
              others={others}
              silent={silent}
              trades={trades}
              listings={sizes.find(({ chosen }) => chosen)?.listings ?? []}
            />
          </div>
          {produtos.length > 0 && (
            <section aria-labelledby="na-loja" className={`${styles['section']} ${styles['screen']}`}>
              <h2 id="na-loja">
                {family.nome} {best?.tamanho} na loja
              </h2>
              <CardRow produtos={produtos} label={`${family.nome} ${best?.tamanho}`} />
            </section>
          )}
          <SizeTable family={family} sizes={sizes} />
        </>
      ) : (
        <p>Escolha o instrumento para começar.</p>
      )}
    </div>
  )
}

const HOW =
  'Um instrumento do tamanho certo se toca sem esforço. Meça quem vai tocar e veja o tamanho, o que os fabricantes dizem e quando virá o próximo.'
