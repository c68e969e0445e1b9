/** The solution of linear equations by elimination with pivots; `rows` are coefficients and right sides, and are used up. */
export function solve(rows: number[][]): number[] | null {
  const size = rows.length;
  for (let column = 0; column < size; column++) {
    let pivot = column;
    for (let row = column + 1; row < size; row++) {
      if (Math.abs(rows[row][column]) > Math.abs(rows[pivot][column])) pivot = row;
    }
    if (Math.abs(rows[pivot][column]) < 1e-12) return null;
    [rows[column], rows[pivot]] = [rows[pivot], rows[column]];
    for (let row = 0; row < size; row++) {
      if (row === column) continue;
      const share = rows[row][column] / rows[column][column];
      if (share === 0) continue;
      for (let at = column; at <= size; at++) rows[row][at] -= share * rows[column][at];
    }
  }
  return rows.map((row, index) => row[size] / row[index]);
}
