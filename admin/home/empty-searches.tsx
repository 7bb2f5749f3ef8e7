import { Anchor, Group, Text } from '@mantine/core'
import type { Home } from '#contract/panel/panel.ts'
import { searchUrl } from '../marketing/searches/search-url.ts'
import { FigureCard } from './figure-card.tsx'

type EmptySearchesProps = { buscas: NonNullable<Home['buscasSemResultado']> }

/** Searches without results. */
export function EmptySearches({ buscas: { itens, total } }: EmptySearchesProps) {
  return (
    <FigureCard
      title="Buscas sem resultado"
      {...(total > 0 && { link: { to: '/buscas', label: `Ver ${total}` } })}
    >
      {itens.length === 0 ? (
        <Text size="sm" c="gray.6">
          Nenhuma busca ficou sem resultado nos últimos 30 dias.
        </Text>
      ) : (
        <Group gap="lg">
          {itens.map(({ texto, vezes }) => (
            <Text key={texto} size="sm">
              <Anchor href={searchUrl(texto)} target="_blank" size="sm">
                {texto}
              </Anchor>{' '}
              × {vezes}
            </Text>
          ))}
        </Group>
      )}
    </FigureCard>
  )
}
