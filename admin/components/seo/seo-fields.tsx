import { Textarea, TextInput } from '@mantine/core'

type Seo = { title: string; description: string }

type SeoFieldsProps = {
  value: Seo | null
  onChange: (seo: Seo | null) => void
  /** The page's own texts, used while a field is empty. */
  defaults: Seo
}

/** Title and description for search engines; null if both are empty, so that the page's own apply. */
export function SeoFields({ value, onChange, defaults }: SeoFieldsProps) {
  const { title, description } = value ?? { title: '', description: '' }

  function change(changes: Partial<Seo>) {
    const seo = { title, description, ...changes }
    onChange(seo.title === '' && seo.description === '' ? null : seo)
  }

  return (
    <>
      <TextInput
        label="Título para buscadores"
        placeholder={defaults.title}
        description={`${title.length} de 70 letras`}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        value={title}
        onChange={(event) => change({ title: event.currentTarget.value })}
        maxLength={70}
      />
      <Textarea
        label="Descrição para buscadores"
        placeholder={defaults.description}
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
