import { Fieldset, Textarea, TextInput } from '@mantine/core'

type Seo = { title: string; description: string } | null

const EMPTY = { title: '', description: '' }

/** What search engines are told of a page; with both empty, the page's own words. */
export function SeoFields({ valor, mudar }: { valor: Seo; mudar: (seo: Seo) => void }) {
  const { title, description } = valor ?? EMPTY

  function change(next: Partial<typeof EMPTY>) {
    const seo = { title, description, ...next }
    mudar(seo.title === '' && seo.description === '' ? null : seo)
  }

  return (
    <Fieldset legend="Nos buscadores">
      <TextInput
        label="Título"
        description={`Até 70 caracteres (${title.length}). Vazio: o da página.`}
        value={title}
        onChange={(event) => change({ title: event.currentTarget.value })}
        maxLength={70}
      />
      <Textarea
        label="Descrição"
        description={`Até 170 caracteres (${description.length}).`}
        value={description}
        onChange={(event) => change({ description: event.currentTarget.value })}
        maxLength={170}
        autosize
        minRows={2}
        mt="xs"
      />
    </Fieldset>
  )
}
