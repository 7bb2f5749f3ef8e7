import type { Breadcrumb as Trail } from '#contract/page-frame.ts'
import { mineAddress } from '#domain/instruments/mine/my-instrument.ts'
import { PageHead } from '../../../components/page-head.tsx'
import { InstrumentLinks } from '../instrument-links.tsx'
import tools from '../tool-page.module.css'
import { MineForm } from './mine-form.tsx'
import { MineResult } from './mine-result.tsx'
import type { MineView } from './mine-view.ts'

/** What a shopper plays, at an address that says it; with script, it is also stored in the browser. */
export function MinePage({ trail, view }: { trail: Trail; view: MineView }) {
  const { instrumentos, instrumento } = view

  return (
    <div className="wrap">
      <PageHead trail={trail} title="Meu instrumento" text={HOW} />
      <InstrumentLinks
        instruments={instrumentos.map(({ instrumento: word, nome }) => ({
          nome,
          url: mineAddress({ familia: word }),
          current: word === instrumento,
        }))}
      />
      <div className={tools['columns']}>
        {instrumento ? (
          <MineForm key={instrumento} view={view} />
        ) : (
          <p>{instrumentos.length > 0 ? 'Escolha o instrumento para começar.' : NOTHING}</p>
        )}
        <MineResult view={view} />
      </div>
    </div>
  )
}

const HOW =
  'Diga o que você toca uma vez só: as páginas da loja mostram o que serve no seu instrumento, e a sacola avisa do que não serve.'

const NOTHING = 'A loja ainda não diz de qual instrumento são os seus produtos.'
