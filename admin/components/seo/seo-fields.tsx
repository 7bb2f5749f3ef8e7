import { Textarea, TextInput } from '@mantine/core'

type Seo = { title: string; description: string }

type SeoFieldsProps = {
  valor: Seo | null
  mudar: (seo: Seo | null) => void
  /** What search engines are told where these are left empty. */
  proprio: Seo
}

/** What search engines are told of a page in words of their own; with both empty, the page's. */
export function SeoFields({ valor, mudar, proprio }: SeoFieldsProps) {
  const { title, description } = valor ?? { title: '', description: '' }

  function change(changes: Partial<Seo>) {
    const seo = { title, description, ...changes }
    mudar(seo.title === '' && seo.description === '' ? null : seo)
  }

  return (
    <>
      <TextInput
        label="Título para buscadores"
        placeholder={proprio.title}
        description={`${title.length} de 70 letras`}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        value={title}
        onChange={(event) => change({ title: event.currentTarget.value })}
        maxLength={70}
      />
      <Textarea
        label="Descrição para buscadores"
        placeholder={proprio.description}
        description={`${description.length} de 170 letras`}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        value={description}
        onChange={(event) => change({ description: event.currentTarget.value })}
        maxLength={170}
        autosize
        minRows={2}
      />
    </>
  )
}
