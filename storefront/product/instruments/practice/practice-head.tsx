import type { Breadcrumb as Trail } from '#contract/page-frame.ts'
import {
  PRACTICE_TOOLS,
  type PracticeTool,
  practicePath,
} from '#domain/instruments/practice/practice-tools.ts'
import { PageHead } from '../../../components/page-head.tsx'
import tools from '../tool-page.module.css'

const NAMES: Readonly<Record<PracticeTool, string>> = {
  afinador: 'Afinador',
  diapasao: 'Diapasão',
  metronomo: 'Metrônomo',
}

type Props = { trail: Trail; tool: PracticeTool; whose?: string; text: string }

/** The head of a tool for practising, with the way to the others; `whose` says of which instrument it is. */
export function PracticeHead({ trail, tool, whose = '', text }: Props) {
  return (
    <>
      <PageHead trail={trail} title={`${NAMES[tool]} ${whose}`.trim()} text={text} />
      <nav aria-label="Para estudar" className={tools['instruments']}>
        {PRACTICE_TOOLS.map((word) => (
          <a key={word} href={practicePath(word)} aria-current={word === tool ? 'page' : undefined}>
            {NAMES[word]}
          </a>
        ))}
      </nav>
    </>
  )
}
