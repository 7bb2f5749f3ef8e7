import { Box, Text, Textarea, TextInput } from '@mantine/core'
import { slugOf } from '#domain/slug.ts'
import type { SectionParts } from './basics-section.tsx'
import classes from './product-page.module.css'
import { Section } from './section.tsx'

type SeoProps = SectionParts & {
  loja: { nome: string; url: string }
  /** The address at which the shop has the product, or null for a new one. */
  saved: string | null
}

/** A product's address, and how search engines may show it. What is left empty is taken from the product. */
export function SeoSection({ draft, change, problems, loja, saved }: SeoProps) {
  const { nome, marca, descricaoCurta, slug, seo } = draft
  const own = seo ?? { title: '', description: '' }
  const title = own.title || `${nome} ${marca.nome} | ${loja.nome}`
  const description = own.description || descricaoCurta || 'O resumo do produto aparece aqui.'
  const moved = saved !== null && saved !== slug

  function tell(changes: Partial<typeof own>) {
    const next = { ...own, ...changes }
    change({ seo: next.title === '' && next.description === '' ? null : next })
  }

  return (
    <Section titulo="Buscadores">
      <Box
        className={classes['result']}
        role="img"
        aria-label={`Como aparece no Google: ${title}. ${description}`}
      >
        <Text size="xs" c="gray.6" truncate>
          {loja.url.replace(/^https?:\/\//, '')} › {slug || 'produto'}
        </Text>
        <Text className={classes['resultTitle']} lineClamp={1}>
          {title}
        </Text>
        <Text size="sm" lineClamp={2}>
          {description}
        </Text>
      </Box>
      <TextInput
        label="Endereço"
        leftSection="/"
        maxLength={120}
        value={slug}
        error={problems['slug']}
        description={moved ? `Quem abrir /${saved} será levado ao novo endereço.` : undefined}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        onChange={(event) => change({ slug: event.currentTarget.value })}
        onBlur={() => slug !== slugOf(slug) && change({ slug: slugOf(slug) })}
      />
      <TextInput
        label="Título"
        placeholder={title}
        maxLength={70}
        rightSection={<Left of={70} text={own.title} />}
        value={own.title}
        onChange={(event) => tell({ title: event.currentTarget.value })}
      />
      <Textarea
        label="Descrição para buscadores"
        placeholder={description}
        maxLength={170}
        autosize
        minRows={2}
        rightSection={<Left of={170} text={own.description} />}
        value={own.description}
        onChange={(event) => tell({ description: event.currentTarget.value })}
      />
    </Section>
  )
}

/** How many letters there is room for still. */
function Left({ of, text }: { of: number; text: string }) {
  return (
    <Text size="xs" c="gray.6" aria-hidden>
      {of - text.length}
    </Text>
  )
}
