import { TextArea } from '../components/forms/field.tsx'
import type { RefusedForm } from '../components/forms/form-answer.ts'
import { WriterFields } from './writer-fields.tsx'

export const QUESTION_TEXTS = {
  title: 'Perguntar sobre este produto',
  thanks: 'Pergunta enviada',
  button: 'Enviar pergunta',
  note: 'Respondemos por e-mail, de segunda a sexta. A pergunta aparece na página do produto com o seu primeiro nome, se você o disser; o e-mail não aparece nunca.',
}

type Props = { known: boolean; refused: RefusedForm | undefined }

/** A question about a product, and the name and e-mail of a visitor who is not logged in. */
export function QuestionFields({ known, refused }: Props) {
  return (
    <>
      <TextArea
        label="Sua pergunta"
        name="pergunta"
        maxLength={1000}
        required
        defaultValue={refused?.typed['pergunta']}
        problem={refused?.problems['pergunta']}
      />
      {!known && <WriterFields refused={refused} nameless />}
    </>
  )
}
