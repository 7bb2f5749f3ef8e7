import { Form } from 'react-router'
import { MINE_PATH } from '#domain/instruments/mine/mine-path.ts'
import buttons from '../../../components/button.module.css'
import tools from '../tool-page.module.css'
import { InstrumentFields } from './instrument-fields.tsx'
import type { MineView } from './mine-view.ts'

/** The instrument, as far as its player knows it. */
export function MineForm({ view }: { view: MineView }) {
  return (
    <Form method="get" action={MINE_PATH} className={tools['card']} preventScrollReset>
      <input type="hidden" name="instrumento" value={view.instrumento ?? ''} />
      <InstrumentFields view={view} />
      <button type="submit" className={buttons['primary']}>
        Ver o que serve
      </button>
    </Form>
  )
}
