import * as z from 'zod'
import { adminCall } from '../admin-call.ts'
import { Link } from './content-input.ts'

const call = adminCall('content')

const Version = z.int32().positive()

/** `svg` is its icon, sanitised on input. */
const HelpLink = z.object({
  label: z.string().trim().min(1).max(120),
  link: Link.min(1),
  svg: z.string().max(20_000).nullable(),
})

/**
 * The help of every page of the shop. If everything is empty, the built-in help with the contacts of the settings is
 * used.
 */
const HelpForm = z.object({
  links: z.array(HelpLink).max(20),
  contatos: z.array(HelpLink).max(10),
  avisos: z.array(z.string().trim().min(1).max(400)).max(5),
})

const Help = HelpForm.extend({ versao: Version })

/**
 * The stored help. An edit of the menu behind it may have stored more entries or longer texts than this form accepts.
 */
const StoredLink = z.object({ label: z.string(), link: z.string(), svg: z.string().nullable() })

const StoredHelp = z.object({
  links: z.array(StoredLink),
  contatos: z.array(StoredLink),
  avisos: z.array(z.string()),
  versao: Version,
})

export const help = {
  /** `sugestoes` are the contacts in the settings. */
  get: call('GET', '/help', 'A ajuda da loja', 'conteudo.ver').output(
    StoredHelp.extend({ sugestoes: z.array(StoredLink) }),
  ),

  /** Refuses `VersaoAntiga`. */
  save: call('PUT', '/help', 'Salva a ajuda da loja', 'conteudo.editar').input(Help).output(StoredHelp),
}

export type HelpLink = z.infer<typeof HelpLink>
export type HelpForm = z.infer<typeof HelpForm>
