import type { Breadcrumb as Trail } from '#contract/page-frame.ts'
import { PageHead } from '../../../components/page-head.tsx'
import { PrintButton } from '../../../components/print-button.tsx'
import styles from './ruler-page.module.css'
import { RulerStrip } from './ruler-strip.tsx'
import type { RulerView } from './ruler-view.ts'
import { ScaleCheck } from './scale-check.tsx'

/** As much as fits between the margins of a sheet of A4. */
const STRIP_MM = 250

const STRIPS = [0, 1, 2]

/** A ruler of 75 cm in three strips on a sheet of A4, with a line and a card to check the printer's scale by. */
export function RulerPage({
  trail,
  view: { instrument, back, how, marks },
}: {
  trail: Trail
  view: RulerView
}) {
  return (
    <div className={`wrap ${styles['paper']}`}>
      <PageHead trail={trail} title="Régua para imprimir" text={TEXT} />
      <div className={styles['check']}>
        <ol className={styles['steps']}>
          <li>Imprima em papel A4, em tamanho real (100 %), sem ajustar à página.</li>
          <li>Confira a linha e o cartão abaixo. Se não medem isso, a régua mede errado.</li>
          <li>Recorte as três faixas e cole uma na outra: o 25 sobre o 25, o 50 sobre o 50.</li>
          {how.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ol>
        <p className={styles['tools']}>
          <PrintButton />
          <a href={back}>Voltar ao tamanho certo</a>
        </p>
        <ScaleCheck />
      </div>
      <div className={styles['sheet']}>
        {STRIPS.map((strip) => (
          <RulerStrip
            key={strip}
            from={strip * STRIP_MM}
            length={STRIP_MM}
            title={strip === 0 ? instrument : null}
            marks={marks}
          />
        ))}
      </div>
    </div>
  )
}

const TEXT = 'Para medir o braço ou a mão de quem vai tocar, quando não há fita métrica em casa.'
