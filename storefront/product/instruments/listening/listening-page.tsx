import type { Breadcrumb as Trail } from '#contract/page-frame.ts'
import { PageHead } from '../../../components/page-head.tsx'
import tools from '../tool-page.module.css'
import { BlindAnswer } from './blind-answer.tsx'
import { BlindSamples } from './blind-samples.tsx'
import { ChosenProducts } from './chosen-products.tsx'
import type { ListeningView } from './listening-view.ts'
import { useBlindChoice } from './use-blind-choice.ts'

/** The same passage of several products without saying which is which, at an address that can be shared. */
export function ListeningPage({ trail, view }: { trail: Trail; view: ListeningView }) {
  const { produtos, candidatos, amostras, resposta } = view
  useBlindChoice(view)

  return (
    <div className="wrap">
      <PageHead
        trail={trail}
        title="Ouvir às cegas"
        text={produtos.length + candidatos.length > 0 ? HOW : NOTHING}
      />
      {produtos.length + candidatos.length > 0 && (
        <div className={tools['columns']}>
          <ChosenProducts key={produtos.map(({ id }) => id).join()} view={view} />
          <div className={tools['results']}>
            {amostras.length > 1 && <BlindSamples view={view} />}
            {resposta && <BlindAnswer answer={resposta} />}
            {amostras.length < 2 && produtos.length > 1 && (
              <p>
                Estes produtos não têm nenhum trecho em comum, gravado em todos ou calculado em todos. Troque
                um deles.
              </p>
            )}
            <Explained />
          </div>
        </div>
      )}
    </div>
  )
}

const HOW =
  'Escolha de dois a quatro produtos, ouça o mesmo trecho de cada um sem saber qual é qual, diga qual prefere e veja a resposta.'

const NOTHING = 'A loja ainda não tem produtos com sons.'

function Explained() {
  return (
    <section aria-labelledby="cegas" className={tools['card']}>
      <h2 id="cegas">Por que às cegas</h2>
      <p>
        Quem vê a marca e o preço ouve também a marca e o preço. Use fones, ouça cada amostra mais de uma vez
        e embaralhe de novo: se você escolhe a mesma duas vezes, a diferença é real para você.
      </p>
      <p>
        Sons calculados vêm da física da corda (comprimento, peso, tensão e material), todos com o mesmo
        volume e no mesmo instrumento imaginário. No seu, com a sua mão, muda muita coisa.
      </p>
    </section>
  )
}
