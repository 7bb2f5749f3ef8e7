import type { PageBlock } from '#contract/content/page-blocks.ts'

type Block<Kind extends PageBlock['tipo']> = Extract<PageBlock, { tipo: Kind }>

/** Props of a block's fields; `problem` returns the error of a field. */
export type FieldsProps<Kind extends PageBlock['tipo']> = {
  block: Block<Kind>
  onChange: (block: PageBlock) => void
  problem: (field: string) => string | undefined
}
