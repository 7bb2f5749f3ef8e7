import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Role } from '#domain/staff/permissions.ts'
import { openPanel, type Panel } from './panel.ts'

const TEAM: [nome: string, email: string, papel: Role][] = [
  ['Marina Couto', 'marina@lira.exemplo', 'gerente'],
  ['Caio Ferraz', 'caio@lira.exemplo', 'expedicao'],
  ['João Sabino', 'joao@lira.exemplo', 'atendimento'],
  ['Teresa Lins', 'teresa@lira.exemplo', 'financeiro'],
]

type Store = { origin: string; panel: Panel; mails: string }

/** Invites people to the team; all but the last follow the invitation, a mail in `mails`. */
export async function inviteTeam({ origin, panel, mails }: Store): Promise<void> {
  // Following an invitation ends an earlier session.
  const publicPanel = openPanel({ origin, cookie: '' })
  for (const [nome, email, papel] of TEAM) await panel.staff.invite({ nome, email, papel })
  for (const [nome, email] of TEAM.slice(0, -1)) {
    const chave = await invitationTo(email, mails)
    await publicPanel.staff.acceptInvitation({ chave, nome, senha: `${nome} toca viola à noite` })
  }
}

async function invitationTo(email: string, mails: string): Promise<string> {
  for (;;) {
    for (const name of await readdir(mails).catch(() => [])) {
      const mail = await readFile(join(mails, name), 'utf8')
      // Quoted-printable lines continue after a trailing `=`.
      const chave = /convite\?chave=3D([\w-]+)/.exec(mail.replaceAll('=\r\n', ''))?.[1]
      if (chave && mail.includes(`<${email}>`)) return chave
    }
    await sleep(300)
  }
}
