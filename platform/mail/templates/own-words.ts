import { createContext, useContext } from 'react'
import type { MailTexts } from '#contract/admin/mail-texts.ts'
import { NO_TEXTS } from '../marks.ts'

const Words = createContext<MailTexts>(NO_TEXTS)

/** Gives a mail what the store says in its own words, its marks filled in. */
export const OwnWords = Words.Provider

export function useOwnWords(): MailTexts {
  return useContext(Words)
}
