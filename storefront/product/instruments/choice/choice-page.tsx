import type { Breadcrumb as Trail } from '#contract/page-frame.ts'
import { choiceAddress } from '#domain/instruments/choice/choice-query.ts'
import { PageHead } from '../../../components/page-head.tsx'
import { InstrumentLinks } from '../instrument-links.tsx'
import tools from '../tool-page.module.css'
import { ChoiceForm } from './choice-form.tsx'
import { ChoiceMap } from './choice-map.tsx'
import type { ChoiceView } from './choice-view.ts'
import { ChosenSets } from './chosen-sets.tsx'
import { useSeenChoice } from './use-seen-choice.ts'

/** Which sets of strings answer what somebody looks for, at an address that can be shared. */
export function ChoicePage({ trail, view }: { trail: Trail; view: ChoiceView }) {
  const { instrumentos, instrumento, familia } = view
  useSeenChoice(view)

  return (
    <div className="wrap">
      <PageHead
        trail={trail}
        title={familia ? `Encontrar cordas ${familia.ofThe}` : 'Encontrar cordas'}
        text={instrumentos.length > 0 ? HOW : NOTHING}
      />
      <InstrumentLinks
        instruments={instrumentos.map(({ instrumento: word, nome }) => ({
          nome,
          url: choiceAddress({ instrumento: word }),
          current: word === instrumento,
        }))}
      />
      {familia && (
        <div className={tools['columns']}>
          <ChoiceForm key={instrumento} view={view} />
          <div className={tools['results']}>
            <ChoiceMap view={view} />
            <ChosenSets view={view} />
            <Explained />
          </div>
        </div>
      )}
      {!familia && instrumentos.length > 0 && <p>Escolha o instrumento para começar.</p>}
    </div>
  )
}

const HOW =
  'Diga o que você toca e do que gosta: a loja mostra os jogos que servem, do mais próximo ao mais distante, e por quê.'

const NOTHING = 'A loja ainda não tem jogos com a descrição de cada corda.'

/** What soft, firm, warm and bright mean here. */
function Explained() {
  return (
    <section aria-labelledby="como" className={tools['card']}>
      <h2 id="como">Como a lista é feita</h2>
      <p>
        Macio e firme comparam os jogos que servem no seu instrumento, pela soma da tensão de todas as cordas
        na sua afinação. Quente e brilhante vêm do material: tripa e náilon soam quentes, aço e bronze 80/20,
        brilhantes.
      </p>
      <p>O instrumento e a mão mudam o som tanto quanto a corda. Tome a lista como um começo de conversa.</p>
    </section>
  )
}
