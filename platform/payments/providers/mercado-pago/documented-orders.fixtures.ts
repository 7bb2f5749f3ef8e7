const PIX_CODE =
  '00020126600014br.gov.bcb.pix0117john@yourdomain.com0217additional data520400005303986540510.00' +
  '5802BR5913Maria Silva6008Brasilia62070503***6304E2CA'

/**
 * Answers of the Orders API as its documentation prints them, shortened by what the shop does not read, with the shop's
 * state for each. Where the reference prints `null` for the data of a payment method, the guides' example is used.
 */
export const DOCUMENTED = [
  {
    name: 'a card, processed',
    source: 'API reference, "Create order", use case "Create payment with credit card"',
    answer: {
      id: 'ORDTST01KB0JDVXYPD6HPP2HSJDKH8FG',
      type: 'online',
      processing_mode: 'automatic',
      external_reference: 'ext_ref_1234',
      total_amount: '100.00',
      total_paid_amount: '100.00',
      created_date: '2025-11-26T17:12:25.791Z',
      last_updated_date: '2025-11-26T17:12:27.093Z',
      country_code: 'BR',
      status: 'processed',
      status_detail: 'accredited',
      capture_mode: 'automatic_async',
      transactions: {
        payments: [
          {
            id: 'PAY01KB0JDVXYPD6HPP2HSMJS11QN',
            amount: '100.00',
            paid_amount: '100.00',
            taxes_amount: '0.50',
            reference_id: '00076jffff',
            status: 'processed',
            status_detail: 'accredited',
            payment_method: { id: 'visa', type: 'credit_card', token: null, installments: 1 },
          },
        ],
      },
      config: { online: {} },
    },
    state: {
      idProvedor: 'ORDTST01KB0JDVXYPD6HPP2HSJDKH8FG',
      situacao: 'pago',
      recebimentos: [
        {
          id: 'PAY01KB0JDVXYPD6HPP2HSMJS11QN',
          valor: 10_000,
          em: new Date('2025-11-26T17:12:27.093Z'),
        },
      ],
      dados: { metodo: 'cartao', bandeira: 'visa' },
    },
  },
  {
    name: 'a Pix, waiting',
    source: 'API reference, "Create order", use case "Create payment with Pix"; code of the guide "Pix"',
    answer: {
      id: 'ORDTST01KB00C5QRFKWERZQW5D6THPYQ',
      type: 'online',
      processing_mode: 'automatic',
      external_reference: 'ext_ref_1234',
      total_amount: '100.00',
      created_date: '2025-11-26T11:56:55.928Z',
      last_updated_date: '2025-11-26T11:56:57.089Z',
      country_code: 'BR',
      status: 'action_required',
      status_detail: 'waiting_transfer',
      capture_mode: 'automatic_async',
      transactions: {
        payments: [
          {
            id: 'PAY01KB00C5QRFKWERZQW5DX6XMMJ',
            amount: '50.00',
            taxes_amount: '0.50',
            reference_id: '00076axsfl',
            status: 'action_required',
            status_detail: 'waiting_transfer',
            expiration_time: 'P1D',
            payment_method: {
              id: 'pix',
              type: 'bank_transfer',
              ticket_url: 'https://www.mercadopago.com.br/payments/123456789/ticket?caller_id=123456',
              qr_code: PIX_CODE,
            },
            date_of_expiration: '2025-11-27T11:56:55.983+00:00',
          },
        ],
      },
    },
    state: {
      situacao: 'pendente',
      recebimentos: [],
      dados: { metodo: 'pix', copiaECola: PIX_CODE },
    },
  },
  {
    name: 'a boleto, waiting',
    source: 'Guide "Boleto" of the Checkout Transparente with orders, answer to "Enviar pagamento"',
    answer: {
      id: 'ORD01J6TC8BYRR0T4ZKY0QR39WGYE',
      processing_mode: 'automatic',
      external_reference: 'ext_ref_1234',
      marketplace: 'NONE',
      total_amount: '200.00',
      country_code: 'BRA',
      user_id: '1245621468',
      created_date: '2024-09-02T22:04:01.880469Z',
      last_updated_date: '2024-09-02T22:04:04.429289Z',
      type: 'online',
      status: 'action_required',
      status_detail: 'waiting_payment',
      capture_mode: 'automatic',
      transactions: {
        payments: [
          {
            id: 'PAY01J6TC8BYRR0T4ZKY0QRTZ0E24',
            reference_id: '22dvqmsbq8c',
            amount: '200.00',
            status: 'action_required',
            status_detail: 'waiting_payment',
            // From the reference's use case "Create payment with boleto": the guide's answer has no due date.
            date_of_expiration: '2025-11-27T11:56:55.983+00:00',
            payment_method: {
              id: 'bolbradesco',
              type: 'ticket',
              ticket_url: 'https://www.mercadopago.com.ar/payments/86797024510/ticket?caller_id=1870026883',
              barcode_content: '3335008800000000006004835002100020000242462010',
              reference: '1234567890',
              verification_code: '1234567890',
              financial_institution: 'bolbradesco',
              digitable_line: '23793380296060054351030006333303799140000020000',
            },
          },
        ],
      },
    },
    state: {
      situacao: 'pendente',
      dados: {
        metodo: 'boleto',
        linhaDigitavel: '23793380296060054351030006333303799140000020000',
        // What the guide prints is no bar code of 44 digits.
        codigoDeBarras: '23797991400000200003380260600543513000633330',
        vencimento: '2025-11-27',
      },
    },
  },
  {
    name: 'an order with a chargeback',
    source:
      'API reference, "Get order by ID", "Response example"; its payment’s status by the list of values',
    answer: {
      id: 'ORD01J49MMW3SSBK5PSV3DFR32959',
      processing_mode: 'automatic',
      external_reference: 'ext_ref_1234',
      total_amount: '50.00',
      created_date: '2024-08-26T13:06:51.045317772Z',
      last_updated_date: '2024-08-26T13:06:51.045317772Z',
      status: 'processed',
      status_detail: 'accredited',
      transactions: {
        payments: [
          {
            id: 'PAY01J67CQQH5904WDBVZEM4JMEP3',
            amount: '24.50',
            paid_amount: '47.28',
            date_of_expiration: '2027-12-31T10:00:00.000-04:00',
            reference_id: '01JEVQM899NWSQC4FYWWW7KTF9',
            status: 'charged_back',
            status_detail: 'in_process',
            payment_method: { id: null, type: null, qr_code: null, digitable_line: null },
          },
        ],
        chargebacks: [
          {
            id: 'CBK01J67CQQH5904WDBVZEM4JMEP3',
            transaction_id: 'PAY01J67CQQH5904WDBVZEM4JMEP3',
            case_id: '1234567890',
            status: 'in_process',
          },
        ],
      },
    },
    state: { situacao: 'contestado', recebimentos: [{ valor: 4_728 }] },
  },
  {
    name: 'a cancelled order',
    source: 'API reference, "Cancel order by ID", "Response example"',
    answer: {
      id: 'ORD01J49MMW3SSBK5PSV3DFR32959',
      processing_mode: 'automatic',
      external_reference: 'ext_ref_1234',
      total_amount: '50.00',
      created_date: '2024-08-26T13:06:51.045317772Z',
      last_updated_date: '2024-08-26T13:06:51.045317772Z',
      status: 'canceled',
      status_detail: 'canceled_transaction',
      transactions: {
        payments: [
          {
            id: 'PAY01J67CQQH5904WDBVZEM4JMEP3',
            amount: '24.50',
            reference_id: '01JEVQM899NWSQC4FYWWW7KTF9',
            status: 'canceled',
            status_detail: 'canceled_transaction',
            expiration_time: 'P3Y6M4DT12H30M5S',
            payment_method: { id: null, type: null, token: null, installments: null },
          },
        ],
      },
    },
    state: { situacao: 'cancelado', recebimentos: [] },
  },
]
