import { type ExactList, ExactListBuilder, Interned, NumberColumn } from '../../../numbers/lists/exact-list.ts';
import { radixSortOrder } from '../../../numbers/lists/radix-sort.ts';
import { FileRefused } from '../../base/errors.ts';
import type { ImportTools } from './import-tools.ts';

/** More of them would not be what rows have in common, and would not fit into memory. */
const maxPayloads = 4_000_000;

/** Rows about exact numbers in the order of their file, in 16 bytes each beside what they share. `column` is what the file calls the number. */
export class NumberRows<Payload> {
  readonly #faults: ImportTools['faults'];
  readonly #column: string;
  #numbers = new Float64Array(1 << 12);
  readonly #lines = new NumberColumn();
  readonly #payloadIds = new NumberColumn();
  readonly #payloads = new Interned<Payload>();

  constructor({ faults }: Pick<ImportTools, 'faults'>, column: string) {
    this.#faults = faults;
    this.#column = column;
  }

  /** Throws `FileRefused` where rows have too little in common. */
  add(number: number, payload: Payload, line: number): void {
    if (this.#lines.length === this.#numbers.length) {
      const larger = new Float64Array(this.#numbers.length * 2);
      larger.set(this.#numbers);
      this.#numbers = larger;
    }
    this.#numbers[this.#lines.length] = number;
    this.#lines.push(line);
    this.#payloadIds.push(this.#payloads.idOf(payload));
    if (this.#payloads.values.length > maxPayloads)
      throw new FileRefused(`The numbers have more than ${maxPayloads.toLocaleString('en')} different values: use days instead of times`);
  }

  /** The list; a number that stands in two rows goes into the faults. */
  build(): ExactList<Payload> {
    const order = radixSortOrder([this.#numbers], this.#lines.length);
    const [lines, ids] = [this.#lines.wide(), this.#payloadIds.wide()];
    const builder = new ExactListBuilder<Payload>();
    order.forEach((row, index) => {
      const before = order[index - 1];
      if (before !== undefined && this.#numbers[before] === this.#numbers[row])
        this.#faults.add(lines[row]!, `has the ${this.#column} of line ${lines[before]}`);
      else builder.add(this.#numbers[row]!, this.#payloads.values[ids[row]!]!);
    });
    return builder.build();
  }
}
