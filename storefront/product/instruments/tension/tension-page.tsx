import type { Breadcrumb as Trail } from '#contract/page-frame.ts'
import { tensionAddress } from '#domain/instruments/tension/tension-query.ts'
import { PageHead } from '../../../components/page-head.tsx'
import { InstrumentLinks } from '../instrument-links.tsx'
import tools from '../tool-page.module.css'
import { FoundSets } from './found-sets.tsx'
import { TensionForm } from './tension-form.tsx'
import styles from './tension-page.module.css'
import { TensionResult } from './tension-result.tsx'
import type { TensionView } from './tension-view.ts'
import { useLiveTension } from './use-live-tension.ts'
import { useSeenTension } from './use-seen-tension.ts'

/**
 * How strongly each string of a set pulls, at an address that can be shared; a form without script, whose result follows
 * the fields with it.
 */
export function TensionPage({ trail, view }: { trail: Trail; view: TensionView }) {
  const { instrumentos, instrumento, familia } = view
  const { shown, filled, form, follow, spoken, isLive } = useLiveTension(view)
  useSeenTension(shown, isLive)

  return (
    <div className="wrap">
      <PageHead
        trail={trail}
        title={familia ? `Tensão certa ${familia.ofThe}` : 'Tensão certa'}
        text={instrumentos.length > 0 ? HOW : NOTHING}
      />
      <InstrumentLinks
        instruments={instrumentos.map(({ instrumento: word, nome }) => ({
          nome,
          url: tensionAddress({ instrumento: word }),
          current: word === instrumento,
        }))}
      />
      {familia && (
        <div className={tools['columns']}>
          <TensionForm key={instrumento} view={view} filled={filled} ref={form} onChange={follow} />
          <div className={tools['results']}>
            <p role="status" className="visually-hidden">
              {spoken}
            </p>
            <Problems problemas={shown.problemas} />
            <TensionResult view={shown} />
            <FoundSets view={view} />
            <Explained bowed={familia.bowed} />
          </div>
        </div>
      )}
    </div>
  )
}

const HOW =
  'Quanto puxa cada corda na sua escala e na sua afinação, lado a lado com o jogo que você usa hoje, e quais jogos dão a tensão que você quer.'

const NOTHING = 'A loja ainda não tem jogos de cordas com a tensão de cada uma.'

function Problems({ problemas }: { problemas: string[] }) {
  return (
    <>
      {problemas.map((problema) => (
        <p key={problema} className={styles['warning']}>
          {problema}
        </p>
      ))}
    </>
  )
}

/** What the figures mean, and where they come from. */
function Explained({ bowed }: { bowed: boolean }) {
  return (
    <section aria-labelledby="contas" className={tools['card']}>
      <h2 id="contas">De onde vêm as contas</h2>
      <p>
        A tensão cresce com o peso da corda e com o quadrado da escala e da nota: um tom abaixo tira um quinto
        dela, e uma escala 3 % mais curta, 6 %.
      </p>
      <p>
        O peso vem da tensão que o fabricante publica, ou do calibre e do material, pelas tabelas dos
        fabricantes: as da própria marca, se ela publica (GHS, Stringjoy, Kalium), ou as da D’Addario. Entre
        marcas, cordas enroladas do mesmo calibre podem diferir em até 15 %.
      </p>
      {!bowed && (
        <p>
          O capotraste muda o que soa, e não a tensão: a corda continua afinada como estava, só vibra um
          pedaço menor. Para aliviar o braço, afine mais grave e ponha o capotraste.
        </p>
      )}
    </section>
  )
}
