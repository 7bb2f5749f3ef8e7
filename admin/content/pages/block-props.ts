import type { PageBlock } from '#contract/content/page-blocks.ts'

type Block<Kind extends PageBlock['tipo']> = Extract<PageBlock, { tipo: Kind }>

/** What the fields of a block are told; `problem` is the sentence for one of them. */
export type FieldsProps<Kind extends PageBlock['tipo']> = {
  block: Block<Kind>
  mudar: (block: PageBlock) => void
  problem: (field: string) => string | undefined
}
