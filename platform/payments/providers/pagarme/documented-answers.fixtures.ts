/*
 * Answers of Pagar.me's API v5, less what is about the invented buyer. The orders by card and boleto are from
 * docs.pagar.me/reference: "Cartão de crédito" (cartão-de-crédito-1) and "Boleto" (boleto-2); the webhook from "Exemplo
 * de webhook" (exemplo-de-webhook-1). The order by Pix is one of the test environment, as a public log shows it. Read in
 * November 2026.
 */

/** Authorised, and to be captured. */
export const CARD_ORDER = {
  id: 'or_DNobwn2CpGuvw0zp',
  code: 'GP8KUL0B2D',
  amount: 2990,
  currency: 'BRL',
  closed: true,
  status: 'pending',
  created_at: '2023-03-03T19:49:14Z',
  updated_at: '2023-03-03T19:49:15Z',
  charges: [
    {
      id: 'ch_p4lnAGyU0GT1E9MZ',
      code: 'GP8KUL0B2D',
      amount: 2990,
      status: 'pending',
      currency: 'BRL',
      payment_method: 'credit_card',
      funding_source: 'prepaid',
      created_at: '2023-03-03T19:49:14Z',
      updated_at: '2023-03-03T19:49:15Z',
      last_transaction: {
        operation_key: '830608357',
        id: 'tran_ywqNVaxiorcpde8W',
        transaction_type: 'credit_card',
        amount: 2990,
        status: 'authorized_pending_capture',
        success: true,
        installments: 1,
        statement_descriptor: 'AVENGERS',
        acquirer_name: 'simulator',
        acquirer_tid: '806863466',
        acquirer_nsu: '66184',
        acquirer_auth_code: '890',
        acquirer_message: 'Transação autorizada com sucesso',
        acquirer_return_code: '00',
        operation_type: 'auth_only',
        card: {
          id: 'card_D5p74jkH15SBYvYq',
          first_six_digits: '400000',
          last_four_digits: '0010',
          brand: 'Visa',
        },
        gateway_response: { code: '200', errors: [] },
        antifraud_response: {},
        metadata: {},
      },
    },
  ],
  checkouts: [],
}

export const BOLETO_ORDER = {
  id: 'or_56GXnk6T0eU88qMm',
  code: 'YV3RCRIN24',
  amount: 3090,
  currency: 'BRL',
  closed: true,
  status: 'pending',
  created_at: '2019-10-16T17:36:30Z',
  updated_at: '2019-10-16T17:36:30Z',
  charges: [
    {
      id: 'ch_K2rJ5nlHwTE4qRDP',
      code: 'YV3RCRIN24',
      gateway_id: '3b4bb2d9-19b3-4638-a974-0bb914fff472',
      amount: 3090,
      status: 'pending',
      currency: 'BRL',
      payment_method: 'boleto',
      created_at: '2019-10-16T17:36:30Z',
      updated_at: '2019-10-16T17:36:31Z',
      last_transaction: {
        id: 'tran_bZ0N3DjjUzTW68eq',
        transaction_type: 'boleto',
        amount: 3090,
        status: 'generated',
        success: true,
        pdf: 'https://api.pagar.me/core/v1/transactions/tran_bZ0N3DjjUzTW68eq/pdf',
        line: '34191.75462 24615.781234 41234.510000 3 83840000003090',
        barcode: 'https://api.pagar.me/core/v1/transactions/tran_bZ0N3DjjUzTW68eq/barcode',
        nosso_numero: '46246157',
        type: 'DM',
        document_number: '123',
        due_at: '2020-09-20T00:00:00Z',
        created_at: '2019-10-16T17:36:30Z',
        updated_at: '2019-10-16T17:36:30Z',
        gateway_response: { code: '201' },
        antifraud_response: {},
      },
    },
  ],
  checkouts: [],
}

/** Of the test environment, whose Pix has an address where a code belongs. */
export const TEST_PIX_CHARGE = {
  id: 'ch_0000000000000000',
  amount: 2990,
  paid_amount: 2990,
  status: 'paid',
  payment_method: 'pix',
  paid_at: '2024-07-10T02:33:42.5893645Z',
  created_at: '2024-07-10T02:33:42.383Z',
  updated_at: '2024-07-10T02:33:42.5937044Z',
  last_transaction: {
    transaction_type: 'pix',
    pix_provider_tid: '707219',
    qr_code: 'https://digital.mundipagg.com/pix/',
    end_to_end_id: 'E12345678202009091221abcdef12345',
    id: 'tran_KEQrw6AHXHM9a7j0',
    amount: 2990,
    status: 'paid',
    success: true,
    gateway_response: {},
    antifraud_response: {},
    metadata: {},
  },
  metadata: {},
}

export const WEBHOOK = {
  id: 'hook_RyEKQO789TRpZjv5',
  account: { id: 'acc_jZkdN857et650oNv', name: 'Lojinha' },
  type: 'order.paid',
  created_at: '2017-06-29T20:23:47',
  data: {
    id: 'or_ZdnB5BBCmYhk534R',
    code: '1303724',
    amount: 12356,
    currency: 'BRL',
    closed: true,
    customer: {
      id: 'cus_oy23JRQCM1cvzlmD',
      name: 'FABIO',
      email: 'fabio@example.com',
      document: '09006068709',
    },
    status: 'paid',
    charges: [
      {
        id: 'ch_d22356Jf4WuGr8no',
        code: '1303624',
        amount: 12356,
        status: 'paid',
        payment_method: 'credit_card',
        paid_at: '2022-06-29T20:23:47',
      },
    ],
  },
}
