import { Anchor, Text } from '@mantine/core'

type VariantCellProps = { produto: { nome: string; url: string }; opcao: string; sku: string }

/** The version of a product that somebody waits for, with a link to its page in the shop. */
export function VariantCell({ produto, opcao, sku }: VariantCellProps) {
  return (
    <>
      <Anchor href={produto.url} target="_blank" size="sm">
        {produto.nome}
      </Anchor>
      <Text size="xs" c="gray.6">
        {opcao === '' ? sku : `${opcao} · ${sku}`}
      </Text>
    </>
  )
}
