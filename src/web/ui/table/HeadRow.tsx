/** The header row of a table that is not a `DataTable`: it neither sorts nor stays in place. */
export function HeadRow({ titles }: { titles: readonly string[] }) {
  return (
    <tr className="h-9">
      {titles.map((title) => (
        <th
          key={title}
          scope="col"
          className="border-b border-border bg-sunken px-2.5 text-start font-semibold whitespace-nowrap text-text-2 first:ps-3"
        >
          {title}
        </th>
      ))}
    </tr>
  );
}
