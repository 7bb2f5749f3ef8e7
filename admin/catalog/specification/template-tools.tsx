import { Anchor, List, Text, ThemeIcon } from '@mantine/core'
import { IconCheck, IconMinus } from '@tabler/icons-react'
import type { SpecificationTemplate } from '#contract/catalog/products.ts'
import { toolsOfTemplate } from '#domain/product/specifications/tools-of-template.ts'

/** What a template switches on in the shop, while it is being written. */
export function TemplateTools({
  template,
}: {
  template: Pick<SpecificationTemplate, 'instrumento' | 'campos'>
}) {
  const tools = toolsOfTemplate(template)

  return (
    <section aria-labelledby="ferramentas-da-ficha">
      <Text id="ferramentas-da-ficha" component="h2" size="sm" fw={600}>
        O que isto liga na loja
      </Text>
      {tools.length === 0 && (
        <Text size="sm" mt={6}>
          Nada ainda. Com um campo ao menos, o instrumento e o que cada campo diz dele ligam as ferramentas
          para músicos.
        </Text>
      )}
      <List size="sm" mt={6} spacing={6}>
        {tools.map(({ nome, url, on, text, more }) => (
          <List.Item
            key={url}
            icon={
              <ThemeIcon size={18} radius="xl" variant="light" color={on ? 'green' : 'gray'}>
                {on ? (
                  <IconCheck size={12} aria-label="Ligada" />
                ) : (
                  <IconMinus size={12} aria-label="Desligada" />
                )}
              </ThemeIcon>
            }
          >
            <Anchor href={url} target="_blank" size="sm" underline="always">
              {nome}
            </Anchor>
            : {text}
            {more && (
              <Text component="span" size="sm" c="dimmed">
                {' '}
                {more}
              </Text>
            )}
          </List.Item>
        ))}
      </List>
    </section>
  )
}
